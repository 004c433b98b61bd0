import { Stroke } from '../../kit/lines.tsx';
import { paint } from '../../palette.ts';
import { cloths, Garment, type ClothName, type GarmentName } from './garment.tsx';
import { Card, CardSmall } from './card.tsx';
import type { TaffiProps } from './words.ts';

const rod = 172;

function Hanger({ x, width }: { x: number; width: number }) {
  return (
    <>
      <path
        d={`M${x} ${rod + 26}v-16a12 12 0 1 0-12-12`}
        fill="none"
        stroke="#8d8073"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={`M${x - width / 2} ${rod + 56}Q${x - 10} ${rod + 24} ${x} ${rod + 24}T${x + width / 2} ${rod + 56}`}
        fill="none"
        stroke="#a8602c"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </>
  );
}

function Hung({
  x,
  name,
  cloth,
  width,
}: {
  x: number;
  name: GarmentName;
  cloth: ClothName;
  width: number;
}) {
  return (
    <>
      <Hanger x={x} width={width * 0.6} />
      <Garment name={name} cloth={cloth} x={x - width / 2} y={rod + 26} width={width} />
    </>
  );
}

/** From wine to straw, left of the coat; from straw to cotton, right of it. */
const before = [
  { x: 1600, name: 'dress', cloth: 'wine', width: 250 },
  { x: 1662, name: 'tee', cloth: 'wine', width: 220 },
] as const;
const after = [
  { x: 2072, name: 'dress', cloth: 'clay', width: 250 },
  { x: 2140, name: 'coat', cloth: 'straw', width: 250 },
  { x: 2206, name: 'tee', cloth: 'straw', width: 220 },
  { x: 2270, name: 'coat', cloth: 'pine', width: 250 },
  { x: 2336, name: 'trousers', cloth: 'pine', width: 220 },
  { x: 2404, name: 'tee', cloth: 'cotton', width: 220 },
] as const;

/** The wardrobe without its doors. */
function Closet() {
  return (
    <>
      <path d="M1480 20H2520V960H1480z" fill="#5a1e00" opacity=".2" transform="translate(-30 44)" />
      <rect x="1480" y="-240" width="1040" height="1200" rx="14" fill="#7c3f18" />
      <rect x="1480" y="-240" width="1040" height="1190" rx="14" fill="#b06c38" />
      <rect x="1548" y="44" width="944" height="880" fill="#6b3420" />
      <path d="M1548 44H2492V84L1548 112z" fill="#2a0f00" opacity=".28" />
      <path
        d="M1640 44V924M1744 44V924M1850 44V924M1960 44V924M2070 44V924M2180 44V924M2290 44V924M2400 44V924"
        stroke="#4e230c"
        strokeOpacity=".6"
        strokeWidth="3"
      />
      <rect
        x="1548"
        y={rod - 9}
        width="944"
        height="20"
        rx="8"
        fill="#2a0f00"
        opacity=".35"
        transform="translate(-4 14)"
      />
      <rect x="1548" y={rod - 9} width="944" height="20" rx="8" fill={paint.metal} />
      <path d={`M1560 ${rod - 5}H2480`} stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      <rect
        x="1548"
        y="640"
        width="944"
        height="30"
        fill="#2a0f00"
        opacity=".3"
        transform="translate(0 16)"
      />
      <rect x="1548" y="636" width="944" height="30" fill="#c98550" />
      <path d="M1548 637.5H2492" stroke="#f0c79a" strokeWidth="3" />
      <Garment name="bag" cloth="wine" x={1586} y={690} width={150} />
      <Garment name="shoe" cloth="straw" x={2390} y={748} width={130} />
    </>
  );
}

export function ClosetSymbols(props: TaffiProps) {
  return (
    <>
      <g id="tf-closet">
        <Closet />
      </g>
      <g id="tf-before">
        {before.map((piece) => (
          <Hung key={piece.x} {...piece} />
        ))}
      </g>
      <g id="tf-after">
        {after.toReversed().map((piece) => (
          <Hung key={piece.x} {...piece} />
        ))}
      </g>
      <g id="tf-hanger">
        <Hanger x={1870} width={190} />
      </g>
      <g id="tf-card">
        <Card {...props} />
      </g>
      <g id="tf-card-small">
        <CardSmall {...props} />
      </g>
      <g id="tf-tags">
        {(['wine', 'clay', 'straw', 'pine', 'cotton'] as const).map((cloth, index) => (
          <g
            key={cloth}
            transform={`translate(${[1560, 1742, 2106, 2238, 2440][index]} ${rod - 44})`}
          >
            <Stroke d="M0 34V20" colour="#e2d3bb" width={3} />
            <rect
              x="-8"
              y="-20"
              width="16"
              height="42"
              rx="8"
              fill={cloths[cloth].main}
              stroke="#fff"
              strokeOpacity=".6"
              strokeWidth="2"
            />
          </g>
        ))}
      </g>
    </>
  );
}
