import { Glyph } from '../../kit/glyph.tsx';
import { palette } from '../../palette.ts';
import { box, Cut, disc, Pen, Phone, Token } from '../../offers/kit.tsx';
import type { Offer } from '../../offers/offer.ts';

/** A ticket comes out of the phone. */
const Customers = () => (
  <>
    <Phone x={104} y={26} />
    <path d={box(117, 50, 48, 40, 8)} fill="var(--b9)" />
    <Glyph name="heart" x={129} y={58} size={24} colour={palette.white} />
    <Pen d="M119 104h42M119 118h24" colour="#d9c7a8" width={7} />
    <path d={box(117, 132, 48, 18, 9)} fill={palette.orange} />
    <Cut d="M166 66h104a8 8 0 0 1 8 8v12a9 9 0 0 0 0 18v12a8 8 0 0 1-8 8h-104a8 8 0 0 1-8-8v-12a9 9 0 0 0 0-18v-12a8 8 0 0 1 8-8z" />
    <Pen d="M180 84h44M180 104h28" width={6} />
    <Pen d="M244 72v46" colour="#d9c7a8" width={3} dash=".1 8" />
    <Pen d="M256 84v22M266 84v22" colour={palette.orange} width={4} />
  </>
);

/** It reads the code of a carton. */
const Work = () => (
  <>
    <Cut d={box(70, 74, 108, 96, 6)} fill="#c08a4c" />
    <path d="M112 74h24v96h-24z" fill="#e1bd88" />
    <Cut d={box(82, 116, 54, 40, 4)} />
    <Pen d="M92 126v20M100 126v20M110 126v20M117 126v20M126 126v20" width={4} />
    <Phone x={198} y={22} />
    <path d={box(211, 46, 48, 48, 8)} fill="var(--b3)" />
    <Pen d="M219 64v-8h8M243 56h8v8M251 78v8h-8M227 86h-8v-8" colour={palette.ember} width={4} />
    <Pen d="M215 108l5 5 9-10M238 110h16M215 132l5 5 9-10M238 134h12" width={4} />
  </>
);

/** A lock that answers the phone. */
const Devices = () => (
  <>
    <Phone x={74} y={30} />
    <path d={disc(111, 92, 24)} fill="var(--b9)" />
    <Glyph name="key" x={97} y={78} size={28} colour={palette.white} />
    <Pen d="M101 136h20" colour="#d9c7a8" width={7} />
    <Pen d="M168 84q9 14 0 28M182 74q16 24 0 48M196 64q22 34 0 68" width={6} />
    <Cut d={box(228, 40, 56, 118, 28)} fill="#33231a" />
    <path d={disc(256, 72, 15)} fill={palette.amber} />
    <Pen d="M256 104v22" colour={palette.amber} width={10} />
  </>
);

/** The old one lies behind, the new one has its content. */
const Renewed = () => (
  <>
    <g transform="rotate(-9 130 110)">
      <Cut d={box(92, 44, 76, 132, 12)} fill="#8d7c66" />
      <path d="M100 60h60v88h-60z" fill="#cfc2b2" />
      <path d={disc(130, 162, 7)} fill="#cfc2b2" />
      <Pen d="M110 80h30M110 96h22" colour="#8d7c66" width={6} />
    </g>
    <Phone x={176} y={24} />
    <path d={box(189, 48, 48, 34, 8)} fill={palette.amber} />
    <Pen d="M191 98h42M191 112h30M191 126h36" colour="#d9c7a8" width={7} />
    <Token icon="spark" x={252} y={142} fill={palette.orange} colour={palette.white} />
  </>
);

export const offers: readonly Offer[] = [
  { seed: 4, Drawing: Customers },
  { seed: 9, Drawing: Work },
  { seed: 15, Drawing: Devices },
  { seed: 22, Drawing: Renewed },
];
