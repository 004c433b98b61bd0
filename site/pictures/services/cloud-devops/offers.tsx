import { Glyph } from '../../kit/glyph.tsx';
import { palette } from '../../palette.ts';
import { box, Cut, disc, Pen, Token, Window } from '../../offers/kit.tsx';
import type { Offer } from '../../offers/offer.ts';

/** Past three checks to a stage of its own; behind it a way back. */
const Pipelines = () => (
  <>
    <Pen d="M64 142C100 142 100 66 142 66S186 142 226 142 256 92 276 76" width={14} />
    <Pen
      d="M64 142C100 142 100 66 142 66S186 142 226 142 256 92 276 76"
      colour={palette.amber}
      width={3}
      dash=".1 10"
    />
    <Token icon="code" x={70} y={140} />
    <Token icon="check" x={142} y={66} fill="var(--b9)" colour={palette.white} />
    <Token icon="lock" x={212} y={142} fill="var(--b9)" colour={palette.white} />
    <Token icon="globe" x={272} y={78} r={30} fill={palette.amber} />
  </>
);

/** One description, and two environments that are alike. */
const Code = () => (
  <>
    <Pen d="M150 100H204M176 100V62H204M176 100V140H204" width={6} />
    <Cut d="M72 36h58l24 24v98a8 8 0 0 1-8 8h-74a8 8 0 0 1-8-8v-114a8 8 0 0 1 8-8z" />
    <path d="M130 36l24 24h-24z" fill="var(--b4)" />
    <Glyph name="code" x={80} y={66} size={40} colour={palette.ember} />
    <Pen d="M82 124h50M82 142h32" colour="#d9c7a8" width={7} />
    {[34, 112].map((y) => (
      <g key={y}>
        <Cut d={box(198, y, 84, 28, 8)} />
        <Cut d={box(198, y + 32, 84, 28, 8)} />
        <Pen d={`M214 ${y + 14}h.1M214 ${y + 46}h.1`} colour={palette.orange} width={9} />
        <Pen d={`M234 ${y + 14}h32M234 ${y + 46}h32`} colour="#d9c7a8" width={7} />
      </g>
    ))}
  </>
);

/** Out of the cellar. */
const Migration = () => (
  <>
    <Cut d={box(60, 96, 76, 82, 10)} fill="#33231a" />
    <Pen d="M76 116h44M76 138h44M76 160h44" colour="#8d7c66" width={8} />
    <Pen d="M98 82C104 40 140 30 176 46" width={6} dash=".1 13" />
    <Pen d="M168 30l14 18-22 8" width={6} />
    <Cut d="M206 150a32 32 0 0 1-2-64 44 44 0 0 1 84-8 36 36 0 0 1 2 72z" />
    <Cut d={box(222, 92, 48, 40, 8)} fill={palette.amber} />
    <Pen d="M234 104h24M234 119h24" width={5} />
  </>
);

/** A pulse, and whom it wakes. */
const Monitoring = () => (
  <>
    <Window x={68} y={42} width={184} height={116} />
    <path d="M84 128h152" stroke="#eadcc4" strokeWidth="3" />
    <Pen d="M84 112h34l12-22 16 44 16-62 14 40h50" colour="var(--b9)" width={6} />
    <Token icon="bell" x={254} y={58} r={30} fill={palette.orange} colour={palette.white} />
  </>
);

/** Month by month less; what nobody needs is switched off. */
const Cost = () => (
  <>
    <Cut d={`${box(70, 36, 34, 136, 8)}${box(116, 62, 34, 110, 8)}`} />
    <Cut d={box(162, 90, 34, 82, 8)} fill={palette.amber} />
    <Cut d={box(208, 112, 34, 60, 8)} fill={palette.orange} />
    <path
      d={box(255, 126, 30, 45, 8)}
      fill="none"
      stroke={palette.ink}
      strokeWidth="4"
      strokeDasharray="7 7"
    />
    <Pen d="M126 34C170 38 208 54 246 88M248 70v20h-20" width={6} />
    <path d={disc(87, 60, 6)} fill="var(--b8)" />
  </>
);

export const offers: readonly Offer[] = [
  { seed: 5, Drawing: Pipelines },
  { seed: 10, Drawing: Code },
  { seed: 16, Drawing: Migration },
  { seed: 23, Drawing: Monitoring },
  { seed: 31, Drawing: Cost },
];
