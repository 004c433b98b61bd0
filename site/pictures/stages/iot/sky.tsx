import { palette } from '../../palette.ts';

/** Round at its lower edge as well, wherever it floats. */
const cloud =
  'M60 180a60 60 0 0 1-6-120a88 88 0 0 1 166-32a72 72 0 0 1 120 40a56 56 0 0 1 8 112q-34 34-82 12q-56 32-112 4q-58 26-94-16z';

/** Three sheets of paper, from the lowest to the highest. */
function Cloud({ tones: [low, mid, high] }: { tones: [string, string, string] }) {
  return (
    <>
      <path d={cloud} fill="#1a0d00" opacity=".2" transform="translate(-14 18)" />
      <path d={cloud} fill={low} />
      <path d={cloud} fill={mid} transform="translate(30 16) scale(.87)" />
      <path d={cloud} fill={high} transform="translate(70 44) scale(.66)" />
      <path
        d="M54 60a88 88 0 0 1 166-32a72 72 0 0 1 120 40a56 56 0 0 1 8 112"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="1.5"
      />
    </>
  );
}

const stars = [
  [742, 1190, 3],
  [806, 1106, 2.2],
  [880, 1150, 2.6],
  [930, 1090, 3.4],
  [1120, 1062, 2.8],
  [1230, 1120, 3.2],
  [1302, 1210, 2.4],
  [1345, 1330, 3],
  [690, 1320, 2.4],
  [1190, 1240, 2],
] as const;

/** The evening between two phones, seen through a round window. */
function Sky() {
  return (
    <>
      <circle
        cx="1010"
        cy="1426"
        r="412"
        fill="#2a0f00"
        opacity=".18"
        transform="translate(-34 46)"
      />
      <circle
        cx="1010"
        cy="1426"
        r="412"
        fill="#2a0f00"
        opacity=".18"
        transform="translate(-14 20)"
      />
      <circle cx="1010" cy="1426" r="412" fill="#fbf3e4" />
      <circle cx="1010" cy="1426" r="394" fill="url(#lk-dusk)" />
      <path
        d="M1010 1032A394 394 0 0 1 1404 1426A408 408 0 0 0 996 1046A394 394 0 0 0 616 1426 394 394 0 0 1 1010 1032z"
        fill="#041a1c"
        opacity=".5"
      />
      <circle
        cx="1010"
        cy="1426"
        r="403"
        fill="none"
        stroke={palette.orange}
        strokeDasharray=".1 12"
        strokeLinecap="round"
        strokeWidth="3"
      />
      {stars.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#ffe7b5" />
      ))}
      <path
        d="M1298 1120a44 44 0 1 0 32 62a36 36 0 1 1-32-62z"
        fill="#ffd98a"
        transform="translate(-262 -20)"
      />
    </>
  );
}

export function SkyPaints() {
  return (
    <linearGradient id="lk-dusk" x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="#0a3337" />
      <stop offset=".42" stopColor="#1d5559" />
      <stop offset=".68" stopColor="#6c8076" />
      <stop offset=".84" stopColor="#dca76a" />
      <stop offset="1" stopColor="#ffc66b" />
    </linearGradient>
  );
}

export function SkySymbols() {
  return (
    <>
      <g id="lk-sky">
        <Sky />
      </g>
      <g id="lk-cloud">
        <Cloud tones={['#e6cd9f', '#f5e4c2', '#fffaf0']} />
      </g>
      <g id="lk-cloud-far">
        <Cloud tones={['#2b6468', '#3d777a', '#568d8e']} />
      </g>
      <g id="lk-far-clouds">
        <use href="#lk-cloud-far" transform="translate(568 1166) scale(.8)" />
        <use href="#lk-cloud-far" transform="translate(1060 1340) scale(1.02)" />
      </g>
      <g id="lk-mid-clouds">
        <use href="#lk-cloud" transform="translate(1130 1570) scale(.98)" />
        <use href="#lk-cloud" transform="translate(830 1480) scale(.86)" />
        <use href="#lk-cloud" transform="translate(520 1390) scale(.86)" />
      </g>
      <g id="lk-near-clouds">
        <use href="#lk-cloud" transform="translate(690 1480) scale(.92)" />
        <use href="#lk-cloud" transform="translate(452 1590) scale(1.5)" />
      </g>
    </>
  );
}
