import { palette } from '../../palette.ts';

/** What the tenants keep, small: cartons, a rack, drums, rolls. */
export function Stocks() {
  return (
    <>
      <g id="wf-cartons">
        <path d="M8 10h64v60H8z" fill="#2f3a08" opacity=".16" />
        <path
          d="M11 7h18v18H11zM32 7h18v18H32zM53 7h18v18H53zM11 28h18v18H11zM53 28h18v18H53zM11 49h18v18H11zM32 49h18v18H32z"
          fill="#d8ad72"
        />
        <path d="M32 28h18v18H32z" fill={palette.white} />
        <path
          d="M11 14h18v4H11zM32 14h18v4H32zM53 14h18v4H53zM11 35h18v4H11zM53 35h18v4H53zM11 56h18v4H11zM32 56h18v4H32z"
          fill="#f0dab5"
        />
      </g>
      <g id="wf-rack">
        <path d="M5 14h68v18H5zM5 52h68v18H5z" fill="#2f3a08" opacity=".18" />
        <path d="M8 9h66v18H8zM8 47h66v18H8z" fill={palette.teal} />
        <path d="M11 11h13v14H11zM43 11h13v14H43zM27 49h13v14H27zM58 49h13v14H58z" fill="#ffc14f" />
        <path d="M27 11h13v14H27zM58 11h13v14H58zM11 49h13v14H11z" fill="#f6eddd" />
        <path d="M43 49h13v14H43z" fill="#e8762c" />
      </g>
      <g id="wf-drums">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((drum) => {
          const [x, y] = [18 + (drum % 3) * 22, 16 + Math.floor(drum / 3) * 22];
          return (
            <g key={drum}>
              <circle cx={x - 2} cy={y + 4} r="10" fill="#2f3a08" opacity=".2" />
              <circle cx={x} cy={y} r="10" fill={drum % 4 ? '#7fc4bf' : '#e8762c'} />
              <circle cx={x + 1} cy={y - 1} r="6.5" fill={drum % 4 ? '#bfe0da' : '#ffb36b'} />
            </g>
          );
        })}
      </g>
      <g id="wf-rolls">
        <path d="M7 13h64v60H7z" fill="#2f3a08" opacity=".16" />
        <path d="M10 8h12v60H10zM42 8h12v60H42z" fill="#e2906f" />
        <path d="M26 8h12v60H26zM58 8h12v60H58z" fill="#fbf3e4" />
        <path
          d="M17 8h5v60h-5zM33 8h5v60h-5zM49 8h5v60h-5zM65 8h5v60h-5z"
          fill="#7a2e00"
          opacity=".14"
        />
      </g>
    </>
  );
}
