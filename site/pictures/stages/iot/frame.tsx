import { paint } from '../../palette.ts';

/** The frame with the strike plate, and the wall beside it under its lamp. */
export function Frame() {
  return (
    <>
      <rect x="1010" y="1896" width="710" height="1004" fill="#dcb67c" />
      <path d={bricks} fill="none" stroke="#b98a4c" strokeOpacity=".5" strokeWidth="3" />
      <circle cx="1270" cy="2080" r="240" fill="url(#lk-glow)" />
      <path d="M1052 1896h24v1004h-24z" fill="#3a1d00" opacity=".22" />
      <rect x="1010" y="1896" width="56" height="1004" fill="#f3e4c6" />
      <path d="M1064 1900V2900" stroke="#fff" strokeWidth="3" />
      <path d="M1014 1900V2900" stroke="#3a1d00" strokeOpacity=".4" strokeWidth="8" />
      <rect
        x="1022"
        y="2290"
        width="36"
        height="128"
        rx="8"
        fill="#7c6a55"
        transform="translate(-2 4)"
      />
      <rect x="1022" y="2290" width="36" height="128" rx="8" fill={paint.metal} />
      <rect x="1022" y="2324" width="28" height="58" rx="4" fill="#2a1a10" />
      <circle cx="1040" cy="2306" r="5" fill="#6e5f50" />
      <circle cx="1040" cy="2402" r="5" fill="#6e5f50" />
      <g transform="translate(1270 2066)">
        <path d="M-34-30H34L60 40H-60z" fill="#3a1d00" opacity=".3" transform="translate(-14 20)" />
        <rect x="-10" y="-62" width="20" height="44" rx="6" fill="#9a5a08" />
        <circle cy="-64" r="20" fill={paint.sun} />
        <path d="M-34-30H34L60 40Q0 56-60 40z" fill="#0b5f63" />
        <path d="M-2-30H34L60 40Q34 48 6 49z" fill="#18787b" />
        <path d="M-60 40Q0 56 60 40Q30 66 0 66T-60 40z" fill="#fff3c8" />
      </g>
      <rect x="370" y="1884" width="1360" height="34" rx="6" fill="#b98a4c" />
      <rect x="370" y="1880" width="1360" height="30" rx="6" fill="#f3e4c6" />
    </>
  );
}

/** Courses of stone, every other one set off by half. */
const bricks = Array.from({ length: 8 }, (_, row) => {
  const y = 1960 + row * 122;
  return `M1076 ${y}H1720M${row % 2 ? 1140 : 1230} ${y}v122M${row % 2 ? 1340 : 1440} ${y}v122`;
}).join('');
