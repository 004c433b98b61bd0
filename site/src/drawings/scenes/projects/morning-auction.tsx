import { Button, Chip } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../scene.ts';

interface MorningAuctionWords {
  live: string;
  lot: string;
  flower: string;
  grower: string;
  bid: string;
  behind: string;
  perBunch: string;
  watching: string;
}

const price = 8400;

function MorningAuctionWide({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <Stage x={44} y={52} words={words} />
      <Clock
        x={398}
        y={372}
        radius={108}
        price={format.money(price, 'KRW')}
        unit={words.perBunch}
      />
      <g transform="rotate(4 620 270)">
        <Phone x={516} y={46} scale={0.8} time="5:12" background="#fff6f0" lift={70}>
          <BidScreen words={words} format={format} />
        </Phone>
      </g>
    </>
  );
}

function MorningAuctionSmall({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <g transform="translate(-60 0)">
        <Stage x={80} y={22} words={words} />
      </g>
      <Clock
        x={222}
        y={238}
        radius={112}
        price={format.money(price, 'KRW')}
        unit={words.perBunch}
      />
    </>
  );
}

const bunches = [
  { x: 118, y: 132, colour: '#d1495b', heart: '#8a2438' },
  { x: 232, y: 118, colour: '#f7c9d0', heart: '#d98a9a' },
  { x: 336, y: 142, colour: '#ffb800', heart: '#b8640c' },
  { x: 170, y: 228, colour: '#fff3e0', heart: '#e8b860' },
  { x: 286, y: 236, colour: '#e0708a', heart: '#a23a58' },
];

/** The stage from above as the camera sees it, 430 by 330. */
function Stage({ x, y, words }: { x: number; y: number; words: MorningAuctionWords }) {
  return (
    <Panel x={x} y={y} width={440} height={330} radius={18} lift={70} fill="#5a3a2c">
      <rect x="14" y="14" width="412" height="302" rx="10" fill="#8a5a40" />
      <path d="M14 76h412M14 138h412M14 200h412M14 262h412" stroke="#6d4430" strokeWidth="2" />
      {bunches.map((bunch) => (
        <Bunch key={bunch.x} {...bunch} />
      ))}
      <path
        d="M36 60V36h24M404 60V36h-24M36 270v24h24M404 270v24h-24"
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
function Bunch({ x, y, colour, heart }: { x: number; y: number; colour: string; heart: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={48} length={26} />
      <path d="M-52-10C-40-58 40-58 52-10c6 34-20 62-52 62s-58-28-52-62z" fill="#f3e7d2" />
      <path
        d="M-44-30l16 20M44-30L28-10M-50 12l22-6M50 12l-22-6M0 52V30"
        stroke="#7da05a"
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

const ticks = Array.from({ length: 60 }, (_, index) => index);

/** The falling price: the lamp has run from 12,000 down to 8,400 of 14,400. */
function Clock({
  x,
  y,
  radius,
  price,
  unit,
}: Place & { radius: number; price: string; unit: string }) {
  const lit = 35;
  return (
    <g transform={`translate(${x} ${y})`}>
      <RoundShadow x={0} y={0} radius={radius} length={60} />
      <circle r={radius} fill={paint.metal} />
      <circle r={radius - 8} fill={palette.white} />
      {ticks.map((tick) => (
        <circle
          key={tick}
          cx="0"
          cy={-radius + 22}
          r={tick === lit ? 7 : tick % 5 === 0 ? 3.6 : 2.2}
          fill={tick === lit ? palette.orange : tick > lit && tick < 51 ? '#f9c58a' : '#cbb89c'}
          transform={`rotate(${tick * 6})`}
        />
      ))}
      <circle
        cx="0"
        cy={-radius + 22}
        r="14"
        fill={palette.orange}
        opacity=".22"
        transform={`rotate(${lit * 6})`}
      />
      <Text x={0} y={8} size={34} weight="bold" anchor="middle">
        {price}
      </Text>
      <Text x={0} y={32} size={12.5} tone="muted" anchor="middle">
        {unit}
      </Text>
    </g>
  );
}

function BidScreen({ words, format }: DrawingProps<MorningAuctionWords>) {
  return (
    <>
      <rect width="244" height="238" fill="#8a5a40" />
      <path d="M0 80h244M0 150h244M0 220h244" stroke="#6d4430" strokeWidth="2" />
      <g transform="translate(122 142) scale(1.5)">
        <Bunch x={0} y={0} colour="#d1495b" heart="#8a2438" />
      </g>
      <path fill="#fff6f0" d="M0 248a24 24 0 0 1 24-24h196a24 24 0 0 1 24 24v290H0z" />
      <Text x={22} y={262} size={13} weight="medium" tone="muted">
        {words.lot}
      </Text>
      <Text x={22} y={288} size={20} weight="bold">
        {words.flower}
      </Text>
      <Text x={22} y={309} size={12.5} tone="muted">
        {words.grower}
      </Text>
      <Text x={22} y={362} size={38} weight="bold">
        {format.money(price, 'KRW')}
      </Text>
      <Chip x={22} y={380} width={150} colour="teal">
        {words.behind}
      </Chip>
      <Text x={22} y={430} size={12} tone="muted">
        {words.watching}
      </Text>
      <Button x={14} y={444} width={216} height={60}>
        {words.bid}
      </Button>
    </>
  );
}

/** A flower auction: the stage, the clock with the falling price, the buyer's phone. */
export const morningAuction: Scene<MorningAuctionWords> = {
  ramp: 'blossom',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: MorningAuctionWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: MorningAuctionSmall,
  },
};
