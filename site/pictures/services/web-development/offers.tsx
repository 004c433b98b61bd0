import { Glyph } from '../../kit/glyph.tsx';
import { palette } from '../../palette.ts';
import { box, Cut, Pen, Token, Window } from '../../offers/kit.tsx';
import type { Offer } from '../../offers/offer.ts';

/** Free days and a taken one, between the two sides who meet there. */
const Booking = () => (
  <>
    <Window x={96} y={38} width={160} height={118} />
    <path
      d="M112 78h128M112 100h128M112 122h128"
      stroke={palette.wheat}
      strokeWidth="14"
      strokeDasharray="20 7"
    />
    <path d="M166 93h47v14h-47z" fill={palette.orange} />
    <Token icon="user" x={92} y={146} fill="var(--b9)" colour={palette.white} />
    <Token icon="user" x={262} y={62} fill={palette.amber} />
  </>
);

const Store = () => (
  <>
    <Window x={88} y={36} width={168} height={112} />
    <path d={box(102, 70, 40, 40, 6)} fill="var(--b8)" />
    <path d={box(152, 70, 40, 40, 6)} fill={palette.amber} />
    <path d={box(202, 70, 40, 40, 6)} fill="var(--b4)" />
    <Pen d="M105 124h24M155 124h32M205 124h20" colour="#d9c7a8" width={7} />
    <Cut d={box(176, 130, 104, 40, 20)} fill={palette.orange} />
    <Pen d="M196 150h34" colour={palette.white} width={6} />
    <Glyph name="check" x={240} y={138} size={24} colour={palette.white} />
  </>
);

const BackOffice = () => (
  <>
    <Window x={70} y={34} width={196} height={126} />
    <path d="M70 56h36v104h-24a12 12 0 0 1-12-12z" fill="#2a1f18" />
    <Pen d="M84 74h8M84 92h8M84 110h8" colour={palette.amber} width={6} />
    <path d="M106 84h160v24h-160z" fill="var(--b3)" />
    <Pen
      d="M122 72h52M190 72h30M122 120h44M190 120h38M122 144h58M190 144h26"
      colour="#d9c7a8"
      width={7}
    />
    <Pen d="M122 96h60" width={7} />
    <Pen d="M236 96l6 6 12-13" colour={palette.ember} />
    <Token icon="pencil" x={270} y={152} fill={palette.amber} />
  </>
);

/** The old system at the left, and the ways out of it. */
const Integrations = () => (
  <>
    <Pen d="M104 96C150 96 150 62 206 62M104 104C150 104 160 146 218 146" width={7} />
    <Pen d="M104 96C150 96 150 62 206 62" colour={palette.amber} width={3} dash=".1 9" />
    <Cut d={box(64, 58, 74, 84, 14)} fill="#33231a" />
    <Glyph name="database" x={80} y={78} size={42} colour={palette.white} />
    <Window x={190} y={28} width={100} height={72} />
    <Pen d="M206 66h44M206 82h28" colour="#d9c7a8" width={7} />
    <Cut d={box(196, 122, 60, 60, 14)} fill={palette.amber} />
    <Glyph name="card" x={210} y={136} size={32} />
  </>
);

export const offers: readonly Offer[] = [
  { seed: 3, Drawing: Booking },
  { seed: 8, Drawing: Store },
  { seed: 14, Drawing: BackOffice },
  { seed: 21, Drawing: Integrations },
];
