import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Page } from './page.tsx';
import { child, mother } from './people.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import babypassArtwork from './babypass.svg?raw';

/** A small arm, about the finger that she holds: beside a grown hand, little more than half as wide. */
const small = 'translate(1010 520) scale(.58) translate(-936 -474)';

/** Her fist, about the same place: a sixth larger than the arm, as a toddler's is. */
const fist = `${small} translate(944 474) scale(1.16) rotate(4) translate(-944 -474)`;

/** The paper on the couch. */
function Couch() {
  return (
    <>
      {Array.from({ length: 30 }, (_, star) => {
        const [column, row] = [star % 6, Math.floor(star / 6)];
        return (
          <use
            key={star}
            href="#bp-star"
            transform={`translate(${620 + column * 160 + (row % 2) * 80} ${70 + row * 190}) rotate(${star * 23})`}
            opacity=".75"
          />
        );
      })}
    </>
  );
}

const folded = [
  { x: 902, y: 404, turn: -58, length: 104 },
  { x: 930, y: 436, turn: -54, length: 112 },
  { x: 954, y: 472, turn: -50, length: 108 },
  { x: 972, y: 510, turn: -44, length: 90 },
] as const;

/** Of a finger, and of a thumb that is shorter and thicker. */
function Finger({ length, width = 42 }: { length: number; width?: number }) {
  return (
    <>
      <rect x="-6" y="8" width={length} height={width} rx={width / 2} fill="#2a0f1a" opacity=".2" />
      <rect width={length} height={width} rx={width / 2} fill={child.low} />
      <rect x="5" y="1" width={length - 6} height={width - 5} rx={width / 2 - 3} fill={child.mid} />
      <rect
        x="14"
        y="4"
        width={length - 20}
        height={width - 16}
        rx={width / 2 - 8}
        fill={child.high}
      />
      <rect x={length - 24} y={width / 2 - 12} width="17" height="19" rx="8" fill="#fbdcc6" />
      <path
        d={`M${length - 44} 9q-4 12 0 22`}
        fill="none"
        stroke={child.low}
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

/** Four small fingers and a thumb around a large one. */
function Grip() {
  return (
    <g transform={fist}>
      {folded.map(({ x, y, turn, length }) => (
        <g key={y} transform={`translate(${x - 42} ${y + 42}) rotate(${turn + 22})`}>
          <Finger length={length} />
        </g>
      ))}
      <g transform="translate(966 378) rotate(60)">
        <Finger length={112} width={50} />
      </g>
    </g>
  );
}

export function GivenSymbols() {
  return (
    <>
      <path
        id="bp-star"
        d="M0-13l4 8.400 9.200 1.200-6.700 6.300 1.700 9.200L0 7.600l-8.200 4.500 1.700-9.200-6.700-6.300 9.200-1.200z"
        fill="#fff"
      />
      <g id="bp-couch">
        <Page ground="#cfe6e1">
          <Couch />
          <Artwork svg={babypassArtwork} part="tray" />
          <Artwork svg={babypassArtwork} part="child-arm" transform={small} />
        </Page>
      </g>
      <g id="bp-grip">
        <Grip />
      </g>
      <g id="bp-plaster">
        <Artwork svg={babypassArtwork} part="plaster" transform={small} />
      </g>
      <g id="bp-mother">
        <BackOfHand of={mother} turn={-40} />
      </g>
    </>
  );
}
