import { palette } from '../../palette.ts';
import { Person, type PersonProps } from '../../scenes/people/person.tsx';
import { box, Cut, disc, Pen } from '../../offers/kit.tsx';
import type { Offer } from '../../offers/offer.ts';

/** Somebody at the size of an island. */
const At = ({ x, y, scale = 0.42, ...person }: PersonProps & { scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <Person x={0} y={0} {...person} />
  </g>
);

const people = {
  lead: { coat: '#17686f', skin: '#e9b98d', hair: '#1b1410' },
  tester: { coat: '#f2700f', skin: '#c98c5a', hair: '#3a2416', isLong: true },
  developer: { coat: '#33231a', skin: '#d9a271', hair: '#5b4636' },
  other: { coat: '#d96260', skin: '#8d5a3a', hair: '#1b1410' },
  client: { coat: '#fffdf9', skin: '#f0c9a2', hair: '#5b4636' },
} as const;

type Seat = Omit<PersonProps, 'x' | 'y' | 'turn'>;

/** Four around a table that somebody else draws. */
const Around = ({
  x,
  y,
  by,
  scale,
  seats,
}: {
  x: number;
  y: number;
  by: number;
  scale: number;
  seats: readonly [Seat, Seat, Seat, Seat];
}) => {
  const [top, right, bottom, left] = seats;
  return (
    <>
      <At x={x} y={y - by} scale={scale} {...top} />
      <At x={x + by * 1.15} y={y} turn={90} scale={scale} {...right} />
      <At x={x} y={y + by} turn={180} scale={scale} {...bottom} />
      <At x={x - by * 1.15} y={y} turn={-90} scale={scale} {...left} />
    </>
  );
};

/** Four at one table. */
const Core = () => (
  <>
    <Cut d={disc(182, 104, 48)} />
    <Pen d="M170 96h24M170 112h14" colour="#d9c7a8" width={8} />
    <Around
      x={182}
      y={104}
      by={66}
      scale={0.36}
      seats={[people.lead, people.tester, people.developer, people.other]}
    />
  </>
);

/** One more at the client's table. */
const Specialist = () => (
  <>
    <Cut d={box(122, 62, 120, 84, 16)} fill="#33231a" />
    <Around
      x={182}
      y={104}
      by={66}
      scale={0.36}
      seats={[
        people.client,
        people.tester,
        { ...people.client, skin: '#c98c5a', hair: '#2a1f18' },
        { ...people.client, hair: '#1b1410', isLong: true },
      ]}
    />
  </>
);

/** Two who speak, with one bubble over both shores. */
const Bridge = () => (
  <>
    <At x={88} y={124} turn={-90} scale={0.56} {...people.client} />
    <At x={258} y={124} turn={90} scale={0.56} {...people.lead} />
    <Cut d="M124 34h98a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-36l-13 16-13-16h-36a16 16 0 0 1-16-16v-34a16 16 0 0 1 16-16z" />
    <Pen d="M126 58h28M126 76h18" colour={palette.ember} width={7} />
    <Pen d="M172 50v34" colour="#d9c7a8" width={3} dash=".1 8" />
    <Pen d="M190 58h28M190 76h20" colour={palette.teal} width={7} />
  </>
);

const tables = [
  [112, 76],
  [238, 64],
  [188, 148],
] as const;

/** Table beside table. */
const Department = () => (
  <>
    {tables.map(([x, y]) => (
      <g key={x}>
        <Cut d={disc(x, y, 25)} />
        <Around
          x={x}
          y={y}
          by={35}
          scale={0.2}
          seats={[people.developer, people.tester, people.other, people.lead]}
        />
      </g>
    ))}
  </>
);

export const offers: readonly Offer[] = [
  { seed: 2, Drawing: Core },
  { seed: 7, Drawing: Specialist },
  { seed: 13, Drawing: Bridge },
  { seed: 20, Drawing: Department },
];
