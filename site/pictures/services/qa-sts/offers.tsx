import { Glyph } from '../../kit/glyph.tsx';
import { palette } from '../../palette.ts';
import { box, Cut, disc, Pen, Token } from '../../offers/kit.tsx';
import type { Offer } from '../../offers/offer.ts';

/** A plan that says what is covered and what is not. */
const Functionality = () => (
  <>
    <Cut d={box(104, 30, 122, 150, 8)} />
    <Cut d={box(140, 20, 50, 22, 8)} fill={palette.amber} />
    {[66, 102, 138].map((y) => (
      <path
        key={y}
        d={box(118, y - 12, 24, 24, 6)}
        fill="none"
        stroke={palette.ink}
        strokeWidth="4"
      />
    ))}
    <Pen d="M122 64l8 9 18-22M122 100l8 9 18-22" colour={palette.orange} width={7} />
    <Pen d="M160 66h46M160 102h36M160 138h42" colour="#d9c7a8" width={8} />
  </>
);

/** On every change, round and round. */
const Automation = () => (
  <>
    <Cut d={disc(172, 102, 74)} />
    <Pen
      d="M124 96a50 50 0 0 1 88-28M220 108a50 50 0 0 1-88 28M214 46v24h-24M130 158v-24h24"
      colour="var(--b9)"
      width={9}
    />
    <Token icon="check" x={172} y={102} r={27} fill={palette.orange} colour={palette.white} />
  </>
);

/** Up to where it gives way. */
const Load = () => (
  <>
    <Cut d={box(66, 36, 200, 132, 10)} />
    <path d="M88 144h158M88 112h158M88 80h158" stroke="#eadcc4" strokeWidth="3" />
    <path d="M88 148C128 144 158 124 178 92S204 62 216 60v88z" fill="var(--b4)" />
    <Pen d="M88 146C128 142 158 122 178 92S204 62 216 60" colour="var(--b10)" width={7} />
    <Pen d="M216 52v96" colour={palette.ember} width={4} dash=".1 9" />
    <Pen d="M222 74l8 26 8-10 8 40" colour={palette.ember} width={6} />
    <Token icon="bolt" x={216} y={52} r={22} fill={palette.orange} colour={palette.white} />
  </>
);

/** A lock, and the keys of who uses no pointer. */
const Access = () => (
  <>
    <Pen d="M98 96V74a34 34 0 0 1 68 0v22" colour={palette.ink} width={15} />
    <Cut d={box(76, 88, 112, 88, 14)} fill={palette.amber} />
    <path d={disc(132, 126, 11)} fill={palette.ink} />
    <Pen d="M132 128v20" width={9} />
    <Cut d={box(208, 42, 66, 58, 12)} />
    <path d={box(214, 46, 54, 44, 9)} fill="none" stroke="#eadcc4" strokeWidth="3" />
    <Glyph name="arrow" x={225} y={52} size={32} />
    <Cut d={box(208, 116, 92, 58, 12)} />
    <path d={box(214, 120, 80, 44, 9)} fill="none" stroke="#eadcc4" strokeWidth="3" />
    <Pen d="M236 142h36" />
  </>
);

/** One question, and where it leads. */
const Exploration = () => (
  <>
    <Pen d="M62 152C92 178 122 150 104 124S92 66 132 62s60 22 46 52" width={6} dash=".1 13" />
    <path d={disc(62, 152, 9)} fill={palette.ink} />
    <Cut d="M222 128l14-12 46 48a11 11 0 0 1-16 15z" fill="#33231a" />
    <Cut d={disc(206, 96, 46)} fill="#33231a" />
    <path d={disc(206, 96, 35)} fill={palette.white} />
    <Pen d="M194 88a12 12 0 1 1 16 12q-5 2-5 8M205 119v.1" colour={palette.orange} width={7} />
  </>
);

export const offers: readonly Offer[] = [
  { seed: 6, Drawing: Functionality },
  { seed: 11, Drawing: Automation },
  { seed: 17, Drawing: Load },
  { seed: 24, Drawing: Access },
  { seed: 32, Drawing: Exploration },
];
