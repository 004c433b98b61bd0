import { type Person, WritingHand } from '../../kit/hands/hands.tsx';
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
    <g transform={`translate(${x} 70)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 30H230" stroke="#d8cbb6" strokeWidth="2" />
      <path d={d} stroke={palette.inkSoft} strokeWidth="3.4" />
    </g>
  );
}

/** Its arm comes from the right, from beside the page. */
const turn = -70;

/** Where the second name begins; the pen is at its end. */
function Signature({ second: x }: { second: number }) {
  return (
    <>
      <Name x={2} d={first} />
      <Name x={x} d={second} />
      <g transform={`translate(${x + 138} 78) scale(.54)`}>
        <WritingHand of={lead} turn={turn} />
      </g>
    </>
  );
}

function SignatureSmall() {
  return (
    <>
      <g transform="translate(0 8) scale(.44)">
        <Name x={2} d={first} />
        <Name x={262} d={second} />
      </g>
      <g transform="translate(176 42) scale(.31)">
        <WritingHand of={lead} turn={turn} />
      </g>
    </>
  );
}

/** Two names below an agreement; the second is being written. */
export const signature: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'honey',
  wide: { width: 1800, height: 640, Drawing: () => <Signature second={300} /> },
  medium: { width: 1000, height: 360, Drawing: () => <Signature second={262} /> },
  small: { width: 600, height: 240, Drawing: SignatureSmall },
};
