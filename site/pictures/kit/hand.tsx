import type { ReactNode } from 'react';

import { palette } from '../palette.ts';

/**
 * A right hand from above, of cut paper: three sheets of skin, a cuff and a sleeve. It holds something
 * of 268 by 556, in whose units it is drawn: the arm lies below that thing, fingers and thumb above it.
 */

interface Skin {
  low: string;
  mid: string;
  high: string;
  nail: string;
}

interface Cloth {
  low: string;
  mid: string;
  high: string;
  stitch: string;
  cuff: string;
  cuffShade: string;
}

export interface Person {
  skin: Skin;
  cloth: Cloth;
}

interface HandProps {
  of: Person;
}

/** The edge that the sun meets. */
export function Rim({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="1.2" />;
}

export function Shade({ children }: { children: ReactNode }) {
  return (
    <>
      <g fill="#2a0f00" opacity=".13" transform="translate(-30 40)">
        {children}
      </g>
      <g fill="#2a0f00" opacity=".17" transform="translate(-14 18)">
        {children}
      </g>
    </>
  );
}

const palm =
  'M250 288C292 298 314 338 320 388C327 460 347 518 374 564C394 598 410 628 430 650L330 734C300 702 280 686 250 670C190 642 140 600 136 556V300z';

const palmMid =
  'M250 304C288 316 304 346 310 392C318 466 338 526 364 572C384 606 400 632 418 655L346 722C316 694 292 674 256 654C200 626 150 590 148 550V310z';

const palmHigh =
  'M262 330C286 344 296 366 301 400C310 470 330 534 354 580C374 614 390 638 407 661L380 688C352 664 322 630 298 588C276 548 270 480 262 330z';

/** The wrist in the units of the hand, and the angle of the arm that leaves it. */
const wrist = 'translate(374 692) rotate(-34)';
export const sleeve = 'M-98 36C-104 200-128 520-170 1300H190C150 520 112 200 98 36z';

/** Cuff and sleeve below a wrist at 0 0, 124 across: the arm comes from below. */
export function Sleeve({ of: { skin, cloth } }: HandProps) {
  return (
    <>
      <path d="M-62-26L-70 40H70L62-26C30-12-30-12-62-26z" fill={skin.low} opacity=".45" />
      <path d={sleeve} fill={cloth.low} />
      <path d="M-72 44C-76 200-92 520-126 1300H190C150 520 112 200 96 44z" fill={cloth.mid} />
      <path d="M-8 48C-6 220 2 520 20 1300H190C150 520 110 200 94 48z" fill={cloth.high} />
      <Rim d="M98 40C112 200 150 520 190 1300M-8 60C-6 220 2 520 20 1300" />
      <path
        d="M-46 84C-48 240-62 520-88 1300M52 84C62 240 78 520 110 1300"
        fill="none"
        stroke={cloth.stitch}
        strokeOpacity=".75"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray=".1 11"
      />
      <path
        d="M-96 70C-40 86 44 86 98 68L100 92C44 108-44 108-98 94z"
        fill="#2a0f00"
        opacity=".22"
      />
      <path
        d="M-78-16C-30 2 30 2 76-16C84-18 90-14 91-6L98 54C99 64 94 70 86 72C30 90-30 90-88 74C-96 72-101 66-99 56L-90-6C-88-14-84-18-78-16z"
        fill={cloth.cuffShade}
      />
      <path
        d="M-64-10C-20 4 34 2 76-16C84-18 90-14 91-6L98 50C99 60 94 66 86 68C40 82-10 84-60 76C-68 74-73 68-72 58L-74 0C-74-8-70-12-64-10z"
        fill={cloth.cuff}
      />
      <Rim d="M-64-10C-20 4 34 2 76-16C84-18 90-14 91-6L98 50" />
      <path
        d="M-60 62C-10 70 40 68 88 54"
        fill="none"
        stroke={cloth.cuffShade}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="7 6"
      />
      <circle cx="-40" cy="34" r="10" fill="#2a0f00" opacity=".25" />
      <circle cx="-38" cy="31" r="10" fill={palette.sun} />
      <path d="M-42 31h8" stroke="#7a3a10" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

/** What lies below the thing that is held: palm, wrist, cuff and sleeve. */
export function Arm({ of: { skin, cloth } }: HandProps) {
  return (
    <>
      <Shade>
        <path d={palm} />
        <path transform={wrist} d={sleeve} />
      </Shade>
      <path d={palm} fill={skin.low} />
      <path d={palmMid} fill={skin.mid} />
      <path d={palmHigh} fill={skin.high} />
      <Rim d="M250 288C292 298 314 338 320 388C327 460 347 518 374 564C394 598 410 628 430 650" />
      <path
        d="M318 636q22 4 44-16M304 606q20 0 36-18"
        fill="none"
        stroke={skin.low}
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".7"
      />
      <g transform={wrist}>
        <Sleeve of={{ skin, cloth }} />
      </g>
    </>
  );
}

/** Where each finger lies at the left edge, from the first to the little one. */
const fingers = [
  { x: -42, y: 236, turn: -10, length: 62 },
  { x: -48, y: 290, turn: -5, length: 68 },
  { x: -45, y: 344, turn: 1, length: 65 },
  { x: -34, y: 397, turn: 7, length: 52 },
];

/** The tips of four fingers around the left edge. */
export function Fingers({ of: { skin } }: HandProps) {
  return fingers.map(({ x, y, turn, length }) => (
    <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-12" y="7" width={length + 4} height="42" rx="21" fill="#1b0a00" opacity=".26" />
      <rect width={length} height="43" rx="21.5" fill={skin.low} />
      <rect x="5" y="1" width={length - 6} height="38" rx="19" fill={skin.mid} />
      <rect x="13" y="3" width={length - 18} height="30" rx="15" fill={skin.high} />
      <path
        d={`M${length - 24} 9H${length - 13}a9 9 0 0 1 9 9v3a9 9 0 0 1-9 9H${length - 24}q-4-10 0-21z`}
        fill={skin.nail}
      />
      <path
        d={`M${length - 34} 8q-4 13 0 25`}
        fill="none"
        stroke={skin.low}
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".65"
      />
      <Rim d={`M20 .6H${length - 21}a20 20 0 0 1 20 20`} />
    </g>
  ));
}

/** The thumb that comes over the right edge, its tip at 196 505. */
export function Thumb({ of: { skin } }: HandProps) {
  return (
    <>
      <path
        d="M352 646C300 650 250 610 214 566C190 536 178 512 190 500C206 486 232 500 252 516C280 536 310 540 332 556z"
        fill="#1b0a00"
        opacity=".26"
        transform="translate(-12 15)"
      />
      <path
        d="M390 640C330 676 258 620 216 568C192 536 180 512 192 499C208 484 236 498 256 514C284 536 322 526 336 500C352 520 372 566 390 640z"
        fill={skin.low}
      />
      <path
        d="M388 634C330 662 264 610 224 562C200 532 190 514 198 504C212 492 236 504 256 520C288 544 326 536 341 512C356 534 374 572 388 634z"
        fill={skin.mid}
      />
      <path
        d="M380 620C330 636 276 596 240 552C222 530 210 516 216 508C228 500 246 512 262 526C292 550 328 544 346 526C358 546 370 576 380 620z"
        fill={skin.high}
      />
      <path d="M197 507c9-9 26-3 35 8 7 9 3 18-6 19-13 1-36-18-29-27z" fill={skin.nail} />
      <path
        d="M270 544q8 10 6 24M280 548q8 8 7 20M352 540q8 22 6 44"
        fill="none"
        stroke={skin.low}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".6"
      />
      <Rim d="M198 497C212 488 236 498 256 514C284 536 322 526 336 500" />
    </>
  );
}
