import type { ReactNode } from 'react';

import { palette } from '../palette.ts';
import { back, backHigh, backMid } from './back-of-hand.tsx';
import { type Person, Rim, Shade, sleeve, Sleeve } from './hand.tsx';

/**
 * A right hand that writes, of the same cut paper as the one in back-of-hand.tsx and in its units: the pen
 * lies in the fork of the thumb, held between its tip and those of the first two fingers.
 */

/** Along its middle, from the hand to its tip. */
interface Finger {
  d: string;
  width: number;
}

const little = { d: 'M68-158C82-196 74-222 46-232', width: 40 };
const ring = { d: 'M34-172C52-232 34-262-4-272', width: 44 };
const middle = { d: 'M-10-180C6-256-26-302-76-326', width: 45 };
const first = { d: 'M-50-176C-40-252-66-302-106-350', width: 46 };
const thumb = { d: 'M-34 30C-100-50-176-150-147-284', width: 54 };

/** Between thumb and fingers, in their shade. */
const palm = 'M-40 20C-120-60-168-150-150-276L-66-232z';

/** Where the pen meets the paper, from the wrist. */
const nib = { x: -137, y: -446 };

function FingerSheets({ of: { skin }, d, width }: { of: Person } & Finger) {
  return (
    <>
      <path
        d={d}
        stroke="#1b0a00"
        strokeOpacity=".24"
        strokeWidth={width}
        transform="translate(-7 9)"
      />
      <path d={d} stroke={skin.low} strokeWidth={width} />
      <path d={d} stroke={skin.mid} strokeWidth={width - 7} transform="translate(2 -1)" />
      <path d={d} stroke={skin.high} strokeWidth={width - 19} transform="translate(6 -2)" />
    </>
  );
}

interface NailProps {
  of: Person;
  x: number;
  y: number;
  turn: number;
  width: number;
}

function Nail({ of: { skin }, x, y, turn, width }: NailProps) {
  return (
    <rect
      x={-width / 2}
      y={-width * 0.6}
      width={width}
      height={width * 1.2}
      rx={width / 2 - 1}
      fill={skin.nail}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

function Pen() {
  return (
    <g fill="none">
      <path d="M-137-390L-83-58" stroke="#2a0f00" strokeOpacity=".22" strokeWidth="24" />
      <path d="M-137-446L-143-400-114-405z" fill="#a8957c" />
      <path d="M-129-404L-70-44" stroke={palette.ink} strokeWidth="26" />
      <path d="M-134-396L-79-62" stroke="#6a5346" strokeWidth="6" />
      <path d="M-127-392l2 12" stroke={palette.orange} strokeWidth="26" />
    </g>
  );
}

interface WritingHandProps {
  of: Person;
  turn: number;
  /** In the units of the hand, in the place of the pen. */
  held?: ReactNode;
}

/** Its pen writes at 0 0; the shadow falls to the lower left, however it is turned (degrees). */
export function WritingHand({ of, turn, held = <Pen /> }: WritingHandProps) {
  const { skin } = of;
  const place = `rotate(${turn}) translate(${-nib.x} ${-nib.y})`;
  const round = { fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <>
      <Shade>
        <g transform={place}>
          <path d={back} />
          <path d={sleeve} />
          <g {...round} stroke="#2a0f00">
            {[little, ring, middle, thumb].map(({ d, width }) => (
              <path key={d} d={d} strokeWidth={width} />
            ))}
          </g>
        </g>
      </Shade>
      <g transform={place}>
        <g {...round}>
          {[little, ring, middle].map((finger) => (
            <FingerSheets key={finger.d} of={of} {...finger} />
          ))}
        </g>
        <path d={palm} fill={skin.low} />
        <path d={back} fill={skin.low} />
        <path d={backMid} fill={skin.mid} />
        <path d={backHigh} fill={skin.high} />
        <Rim d="M64 10C74-50 100-122 92-172C90-184 80-194 64-202" />
        <g {...round}>
          <FingerSheets of={of} {...thumb} />
          <Nail of={of} x={-149} y={-284} turn={14} width={26} />
        </g>
        {held}
        <g {...round}>
          <FingerSheets of={of} {...first} />
          <Nail of={of} x={-103} y={-344} turn={-38} width={22} />
        </g>
        {/* The knuckle, in which finger and hand are one sheet. */}
        <circle cx="-34" cy="-168" r="25" fill={skin.high} />
        <Sleeve of={of} />
      </g>
    </>
  );
}
