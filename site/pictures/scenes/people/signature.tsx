import { BackOfHand } from '../../kit/back-of-hand.tsx';
import type { Person } from '../../kit/hand.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../scene.ts';

type NoWords = Record<string, never>;

/** In the orange that the lead wears at the table (roles.tsx). */
const lead: Person = {
  skin: { low: '#b0764c', mid: '#d6a27a', high: '#e9bd97', nail: '#fbe3d0' },
  cloth: {
    low: '#7d2a02',
    mid: '#b23c02',
    high: '#d65a0b',
    stitch: '#ffc057',
    cuff: '#fbf3e4',
    cuffShade: '#dcc9a6',
  },
};

const first =
  'M10 12C34-34 56-52 46-18S14 26 34 14 70-40 74-8 62 24 80 8s14-20 18-4 10 12 20 0 10-16 16-2 12 10 22-2 16-10 20 0q22 10 44-8';
const second =
  'M8-20C40-50 66-44 50-14S8 30 22 10 60-10 72-6 66 20 84 8s14-22 20-6 8 14 22 2 10-8 12 4';

/** A name that somebody has written, on its line. */
function Name({ x, d }: { x: number; d: string }) {
  return (
    <g transform={`translate(${x} 60)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 30H230" stroke="#d8cbb6" strokeWidth="2" />
      <path d={d} stroke={palette.inkSoft} strokeWidth="3.4" />
    </g>
  );
}

/** It lies along the first finger. */
function Pen() {
  return (
    <>
      <path d="M-112-360L-96-120" stroke="#2a0f00" strokeOpacity=".2" strokeWidth="26" />
      <path d="M-120-474L-129-436H-105z" fill="#a8957c" />
      <path d="M-117-436L-92-110" stroke={palette.ink} strokeWidth="25" />
      <path d="M-121-430L-98-130" stroke="#6a5346" strokeWidth="6" />
    </>
  );
}

const turn = -54;

/** Its pen writes at 0 0, and its arm comes from the right. */
function WritingHand({ scale }: { scale: number }) {
  return (
    <g transform={`scale(${scale}) translate(454 181)`}>
      <g transform={`rotate(${turn})`}>
        <Pen />
      </g>
      <BackOfHand of={lead} pose="pointing" turn={turn} />
    </g>
  );
}

/** Where the second name begins, the pen is at its end. */
function Signature({ second: x }: { second: number }) {
  return (
    <>
      <Name x={2} d={first} />
      <Name x={x} d={second} />
      <g transform={`translate(${x + 138} 66)`}>
        <WritingHand scale={0.66} />
      </g>
    </>
  );
}

function SignatureSmall() {
  return (
    <>
      <g transform="translate(0 6) scale(.56)">
        <Name x={2} d={first} />
        <Name x={266} d={second} />
      </g>
      <g transform="translate(226 44)">
        <WritingHand scale={0.34} />
      </g>
    </>
  );
}

/** Two names below an agreement; the second is being written. */
export const signature: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'honey',
  wide: { width: 1500, height: 420, Drawing: () => <Signature second={400} /> },
  medium: { width: 900, height: 420, Drawing: () => <Signature second={262} /> },
  small: { width: 420, height: 150, Drawing: SignatureSmall },
};
