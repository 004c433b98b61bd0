import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Garment } from '../../scenes/taffi/garment.tsx';
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
  const rows = Array.from({ length: 9 }, (_, row) => `M220 ${960 + row * 118}H1460`).join('');
  const joints = Array.from({ length: 9 }, (_, row) =>
    Array.from(
      { length: 6 },
      (_joint, column) => `M${280 + column * 200 + (row % 2) * 100} ${960 + row * 118}v118`,
    ).join(''),
  ).join('');
  return (
    <>
      <rect x="220" y="940" width="1240" height="1080" fill="#4d5c5e" />
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

/** She, from above, in the coat: shoulders, collar, hair, and a bag at her side. */
function Walker() {
  return (
    <g transform="translate(980 1390) rotate(-14)">
      <path
        d="M-170 20C-180-90-90-130 0-130S180-90 170 20C190 120 120 220 0 226S-190 120-170 20z"
        fill="#2a0f00"
        opacity=".22"
        transform="translate(-46 62)"
      />
      {/* Shoes, one foot before the other. */}
      <path
        d="M-66 214c-22 0-30 22-28 52 2 28 14 40 28 40s26-12 28-40c2-30-6-52-28-52z"
        fill="#b97a12"
      />
      <path
        d="M-66 220c-16 0-24 18-22 42 2 24 12 34 22 34s20-10 22-34c2-24-6-42-22-42z"
        fill="#d9a13c"
      />
      <path
        d="M56-170c-18 0-26 16-24 40 2 22 12 32 24 32s22-10 24-32c2-24-6-40-24-40z"
        fill="#b97a12"
      />
      {/* The skirt of the coat, open at the front. */}
      <path
        d="M-132-40C-150 90-140 190-96 236-40 262 40 262 96 236 140 190 150 90 132-40z"
        fill="#8f4025"
        transform="translate(-4 6)"
      />
      <path
        d="M-132-40C-150 90-140 190-96 236-40 262 40 262 96 236 140 190 150 90 132-40z"
        fill="#b35535"
      />
      <path d="M0 60V256C40 258 70 250 96 236 140 190 150 90 132-40z" fill="#c46c48" />
      <Stroke d="M-104 222C-44 246 44 246 104 222" colour="#f4ccb9" width={2.4} dashes=".1 9" />
      <Stroke
        d="M0 70V256M-60 100C-72 160-70 200-60 240M62 100C76 160 72 200 62 240"
        colour="#7c3419"
        width={3}
        opacity={0.5}
      />
      {/* The arm with the bag. */}
      <g transform="translate(-196 150) rotate(-16)">
        <Garment name="bag" cloth="wine" x={-64} y={-30} width={128} />
      </g>
      <path
        d="M-118-40C-176-20-214 60-206 128C-200 150-160 152-150 132C-146 90-120 60-84 40z"
        fill="#8f4025"
        transform="translate(-5 7)"
      />
      <path
        d="M-118-40C-176-20-214 60-206 128C-200 150-160 152-150 132C-146 90-120 60-84 40z"
        fill="#b35535"
      />
      <path
        d="M-206 122C-198 142-164 146-150 126L-152 142C-164 158-200 154-206 138z"
        fill="#a04a2b"
      />
      <path d="M-202 140c-8 22 4 40 22 38s30-16 26-36c-14 10-36 8-48-2z" fill="#dca77e" />
      {/* Shoulders. */}
      <path
        d="M-152-6C-156-78-84-104 0-104S156-78 152-6 84 84 0 84-148 66-152-6z"
        fill="#7c3419"
        opacity=".5"
        transform="translate(-5 8)"
      />
      <path d="M-152-6C-156-78-84-104 0-104S156-78 152-6 84 84 0 84-148 66-152-6z" fill="#c0643f" />
      <path d="M20-103C100-98 154-72 152-6S84 84 20 84C70 40 80-50 20-103z" fill="#d67f58" />
      <Stroke
        d="M-104-72C-84-30-84 30-104 60M104-72C84-30 84 30 104 60"
        colour="#7c3419"
        width={2.6}
        opacity={0.55}
      />
      {/* The arm with the umbrella. */}
      <path
        d="M118-46C168-20 170 60 128 96C104 112 70 104 62 84C84 66 92 40 84 10z"
        fill="#8f4025"
        transform="translate(-5 7)"
      />
      <path
        d="M118-46C168-20 170 60 128 96C104 112 70 104 62 84C84 66 92 40 84 10z"
        fill="#d67f58"
      />
      <path d="M96 62C76 60 58 72 62 86 72 106 106 110 128 96z" fill="#b35535" />
      <path
        d="M66 74c-22-2-36 10-34 26s22 22 40 14c10-4 12-14 8-24-4-8-8-14-14-16z"
        fill="#ecc19c"
      />
      {/* Collar and head. */}
      <path
        d="M-78-10C-80-62-44-82 0-82S80-62 78-10C70 30 40 66 0 112-40 66-70 30-78-10z"
        fill="#7c3419"
        opacity=".5"
        transform="translate(-3 6)"
      />
      <path
        d="M-78-10C-80-62-44-82 0-82S80-62 78-10C70 30 40 66 0 112-40 66-70 30-78-10z"
        fill="#a9522f"
      />
      <path d="M0-82C44-82 80-62 78-10 70 30 40 66 0 112z" fill="#dc8c66" />
      <circle cx="-3" cy="-2" r="64" fill="#2a0f00" opacity=".35" />
      <path d="M-22 50C-14 66 14 66 22 50L0 30z" fill="#ecc19c" />
      <circle cy="-10" r="62" fill="#2b1a14" />
      <path d="M8-71A62 62 0 0 1 40 38C50-4 40-44 8-71z" fill="#4a3024" />
      <Stroke
        d="M0 50C-6 10-4-30 0-70M-20 44C-40 10-38-30-20-64M22 44C40 10 40-30 22-64M-40 30C-54 4-52-20-42-42"
        colour="#6b4a38"
        width={2.6}
        opacity={0.7}
      />
      <circle cx="-2" cy="-62" r="30" fill="#1d100b" />
      <circle cy="-66" r="29" fill="#33201a" />
      <Stroke d="M-16-74a18 18 0 0 1 30-2M-10-56a14 14 0 0 0 22 0" colour="#6b4a38" width={2.6} />
      <path
        d="M-30-50Q0-38 30-50"
        fill="none"
        stroke="#c0643f"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  );
}

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
function Umbrella() {
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
