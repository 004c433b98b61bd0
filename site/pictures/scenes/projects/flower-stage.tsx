import { Panel } from '../../kit/panel.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../scene.ts';
import type english from './morning-auction.en.json';

type MorningAuctionWords = typeof english;

const bunches = [
  { x: 118, y: 132, colour: '#D1495B', heart: '#8A2438' },
  { x: 232, y: 118, colour: '#F7C9D0', heart: '#D98A9A' },
  { x: 336, y: 142, colour: '#FFB800', heart: '#B8640C' },
  { x: 170, y: 228, colour: '#FFF3E0', heart: '#E8B860' },
  { x: 286, y: 236, colour: '#E0708A', heart: '#A23A58' },
];

/** On the short stage, whose lower right corner the clock covers. */
const shortBunches = [
  { x: 92, y: 144, colour: '#D1495B', heart: '#8A2438' },
  { x: 212, y: 112, colour: '#F7C9D0', heart: '#D98A9A' },
  { x: 96, y: 256, colour: '#FFB800', heart: '#B8640C' },
];

interface StageProps extends Place {
  words: MorningAuctionWords;
  /** For phones: 320 wide. */
  isShort?: boolean;
}

/** The stage from above as the camera sees it, 440 by 330. */
export function Stage({ x, y, words, isShort = false }: StageProps) {
  const width = isShort ? 320 : 440;
  const [left, right] = [14, width - 14];
  return (
    <Panel x={x} y={y} width={width} height={330} radius={18} lift={70} fill="#5A3A2C">
      <rect x={left} y="14" width={right - left} height="302" rx="10" fill="#8A5A40" />
      <path
        d={[76, 138, 200, 262].map((board) => `M${left} ${board}H${right}`).join('')}
        stroke="#6D4430"
        strokeWidth="2"
      />
      {(isShort ? shortBunches : bunches).map((bunch) => (
        <Bunch key={bunch.x} {...bunch} />
      ))}
      <path
        d={`M36 60V36h24M${width - 36} 60V36h-24M36 270v24h24M${width - 36} 270v24h-24`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="52" y="48" width="76" height="26" rx="13" fill={palette.white} />
      <circle cx="68" cy="61" r="5" fill={palette.orange} />
      <Text x={80} y={65.5} size={12.5} weight="bold">
        {words.live}
      </Text>
    </Panel>
  );
}

const petals = [0, 1, 2, 3, 4, 5];

const heads = [
  [0, -26],
  [26, -8],
  [16, 22],
  [-16, 22],
  [-26, -8],
  [0, 2],
] as const;

/** Six flowers in paper, from above. */
export function Bunch({
  x,
  y,
  colour,
  heart,
}: {
  x: number;
  y: number;
  colour: string;
  heart: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={48} length={26} />
      <path d="M-52-10C-40-58 40-58 52-10c6 34-20 62-52 62s-58-28-52-62z" fill="#F3E7D2" />
      <path
        d="M-44-30l16 20M44-30L28-10M-50 12l22-6M50 12l-22-6M0 52V30"
        stroke="#7DA05A"
        strokeWidth="9"
        strokeLinecap="round"
      />
      {heads.map(([cx, cy]) => (
        <g key={`${cx} ${cy}`} transform={`translate(${cx} ${cy})`}>
          {petals.map((petal) => (
            <ellipse
              key={petal}
              cx="0"
              cy="-9"
              rx="7.5"
              ry="10"
              fill={colour}
              stroke={heart}
              strokeOpacity=".35"
              transform={`rotate(${petal * 60})`}
            />
          ))}
          <circle r="6" fill={heart} />
        </g>
      ))}
    </g>
  );
}
