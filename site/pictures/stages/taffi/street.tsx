import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Umbrella } from './umbrella.tsx';
import { Walker } from './walker.tsx';
import type { TaffiProps } from './words.ts';

const leaf = 'M0 22C-3 8-22 6-26-8-18-22 -8-20 0-12 8-20 18-22 26-8 22 6 3 8 0 22z';

const leaves = [
  [650, 1090, 30, 1],
  [720, 1660, -50, 1.1],
  [1290, 1110, 110, 0.9],
  [1330, 1480, 10, 1.2],
  [1180, 1740, 70, 1],
  [640, 1420, 160, 0.8],
  [800, 1020, -20, 0.8],
  [1250, 1330, -80, 0.7],
] as const;

/** Wet paving with ginkgo leaves, and a crossing. */
function Street() {
  const rows = Array.from({ length: 10 }, (_, row) => `M220 ${842 + row * 118}H1460`).join('');
  const joints = Array.from({ length: 10 }, (_, row) =>
    Array.from(
      { length: 6 },
      (_joint, column) => `M${280 + column * 200 + ((row + 1) % 2) * 100} ${842 + row * 118}v118`,
    ).join(''),
  ).join('');
  return (
    <>
      <rect x="220" y="822" width="1240" height="1198" fill="#4d5c5e" />
      <path d={rows + joints} fill="none" stroke="#39474a" strokeOpacity=".8" strokeWidth="4" />
      <path
        d={rows}
        transform="translate(0 4)"
        fill="none"
        stroke="#7f9192"
        strokeOpacity=".6"
        strokeWidth="2"
      />
      <g transform="rotate(-18 1000 1400)" fill="#f8ece2">
        <path
          d="M180 1600H1330V1656H180zM180 1720H1330V1776H180zM180 1840H1330V1896H180z"
          opacity=".85"
        />
      </g>
      <Puddle x={1240} y={1180} size={1} />
      <Puddle x={700} y={1560} size={0.8} />
      {leaves.map(([x, y, turn, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d={leaf} fill="#5a1e00" opacity=".25" transform="translate(-5 7)" />
          <path d={leaf} fill="#f2b53c" />
          <path
            d="M0 34V0M0 12L-16-8M0 12L16-8"
            fill="none"
            stroke="#b97a12"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

function Puddle({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-130 10C-140-40-60-60 0-50S120-60 134-6 60 62-10 54-122 60-130 10z"
        fill="#38464a"
      />
      <path d="M-122 8C-130-34-56-52 2-42S112-52 124-6 56 52-10 44-114 50-122 8z" fill="#9db9ba" />
      <path
        d="M-90-4C-70-30-20-34 20-28"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
      <ellipse
        cx="30"
        cy="10"
        rx="40"
        ry="20"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity=".8"
      />
      <ellipse
        cx="30"
        cy="10"
        rx="20"
        ry="10"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        opacity=".8"
      />
    </g>
  );
}

const drops = Array.from({ length: 34 }, (_, index) => {
  const x = 600 + ((index * 257) % 880);
  const y = 960 + ((index * 419) % 900);
  return `M${x} ${y}l-16 58`;
}).join('');

function Tag({ words }: TaffiProps) {
  return (
    <>
      <Stroke d="M985 1560C1000 1600 1006 1650 1036 1690" colour="#fdf2ec" width={3.4} />
      <g transform="translate(1010 1640) rotate(-5)">
        <path
          d="M30 0H284a14 14 0 0 1 14 14v74a14 14 0 0 1-14 14H30L0 74V28z"
          fill="#2a0f00"
          opacity=".28"
          transform="translate(-14 18)"
        />
        <path
          d="M30 0H284a14 14 0 0 1 14 14v74a14 14 0 0 1-14 14H30L0 74V28z"
          fill={palette.white}
        />
        <circle cx="26" cy="51" r="10" fill="#eaa588" />
        <circle cx="26" cy="51" r="5" fill="#7c3419" />
        <Text x={54} y={43} size={18} weight="bold">
          {words.coat}
        </Text>
        <Glyph name="check" x={52} y={58} size={22} colour={palette.teal} />
        <Text x={80} y={75} size={15} weight="bold" tone="teal">
          {words.wornToday}
        </Text>
      </g>
    </>
  );
}

export function StreetSymbols(props: TaffiProps) {
  return (
    <>
      <g id="tf-street">
        <Street />
      </g>
      <g id="tf-walker">
        <Walker />
      </g>
      <g id="tf-umbrella">
        <Umbrella />
      </g>
      <path
        id="tf-rain"
        d={drops}
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <g id="tf-tag">
        <Tag {...props} />
      </g>
    </>
  );
}
