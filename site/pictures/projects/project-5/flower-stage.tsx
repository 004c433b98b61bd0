import { Panel } from '../../kit/panel.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { own, palette } from '../../palette.ts';
import type { Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type MorningAuctionWords = PictureWords['scenes']['morning-auction'];

const bunches = [
  { x: 118, y: 132, colour: own('#d1495b'), heart: own('#8a2438') },
  { x: 232, y: 118, colour: own('#f7c9d0'), heart: own('#d98a9a') },
  { x: 336, y: 142, colour: own('#ffb800'), heart: own('#b8640c') },
  { x: 170, y: 228, colour: own('#fff3e0'), heart: own('#e8b860') },
  { x: 286, y: 236, colour: own('#e0708a'), heart: own('#a23a58') },
];

/** On the short stage, whose lower right corner the clock covers. */
const shortBunches = [
  { x: 92, y: 144, colour: own('#d1495b'), heart: own('#8a2438') },
  { x: 212, y: 112, colour: own('#f7c9d0'), heart: own('#d98a9a') },
  { x: 96, y: 256, colour: own('#ffb800'), heart: own('#b8640c') },
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
    <Panel x={x} y={y} width={width} height={330} radius={18} lift={70} fill={own('#5a3a2c')}>
      <rect x={left} y="14" width={right - left} height="302" rx="10" fill={own('#8a5a40')} />
      <path
        d={[76, 138, 200, 262].map((board) => `M${left} ${board}H${right}`).join('')}
        stroke={own('#6d4430')}
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
      <path d="M-52-10C-40-58 40-58 52-10c6 34-20 62-52 62s-58-28-52-62z" fill={own('#f3e7d2')} />
      <path
        d="M-44-30l16 20M44-30L28-10M-50 12l22-6M50 12l-22-6M0 52V30"
        stroke={own('#7da05a')}
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
