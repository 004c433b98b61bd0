import { palette } from '../../palette.ts';

const ribs = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4 + 0.2;
  return [Math.round(Math.cos(angle) * 306), Math.round(Math.sin(angle) * 306)] as const;
});

const canopy = ribs
  .map(([x, y], index) => {
    const [toX, toY] = ribs[(index + 1) % ribs.length] ?? [0, 0];
    return `${index === 0 ? `M${x} ${y}` : ''}Q${Math.round((x + toX) * 0.465)} ${Math.round((y + toY) * 0.465)} ${toX} ${toY}`;
  })
  .join('');

const beads = [
  [-180, -90],
  [-60, -210],
  [90, -190],
  [200, -60],
  [150, 130],
  [-110, 190],
  [-220, 60],
  [40, 230],
  [-120, -30],
  [120, -90],
] as const;

/** One of clear film, so that the coat is seen. */
export function Umbrella() {
  return (
    <g transform="translate(1074 1300)">
      <path d={`${canopy}z`} fill="#2a0f00" opacity=".1" transform="translate(-60 84)" />
      <path d={`${canopy}z`} fill="#fff" opacity=".1" />
      <path
        d={`M0 0L${ribs[6]?.join(' ')}Q${((ribs[6]?.[0] ?? 0) + (ribs[7]?.[0] ?? 0)) / 2} ${((ribs[6]?.[1] ?? 0) + (ribs[7]?.[1] ?? 0)) / 2} ${ribs[7]?.join(' ')}z`}
        fill="#fff"
        opacity=".16"
      />
      <path
        d={`${canopy}z`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".95"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d={ribs.map(([x, y]) => `M0 0L${x} ${y}`).join('')}
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="3.4"
      />
      {ribs.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="8"
          fill={palette.white}
          stroke="#8d8073"
          strokeWidth="2"
        />
      ))}
      <circle r="17" fill="#8d8073" />
      <circle r="14" cx="1" cy="-1" fill="#f6efe4" />
      {beads.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0-13C7-4 9 2 9 6a9 9 0 0 1-18 0C-9 2-7-4 0-13z" fill="#dbe9e9" opacity=".95" />
          <path
            d="M-4 7a5 5 0 0 0 4 4"
            fill="none"
            stroke="#fff"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}
