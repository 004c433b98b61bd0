import { BackOfHand } from '../../kit/back-of-hand.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Page } from './page.tsx';
import { child, mother } from './people.ts';
import { Tray } from './tray.tsx';

/** A small arm, about the finger that she holds: beside a grown hand, little more than half as wide. */
const small = 'translate(936 474) scale(.58) translate(-936 -474)';

const upper = 'M560 20C620 90 690 170 770 262';
const fore = 'M770 262C820 318 862 366 900 414';

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

/** Her arm, from the sleeve to the palm. */
function ChildArm() {
  return (
    <>
      <g opacity=".15" transform="translate(-26 34)">
        <Stroke d={upper} colour="#2a0f1a" width={182} />
        <Stroke d={fore} colour="#2a0f1a" width={150} />
      </g>
      <Stroke d={fore} colour={child.low} width={150} />
      <circle cx="936" cy="462" r="86" fill={child.low} />
      <Stroke d={upper} colour={child.low} width={182} />
      <Stroke d={fore} colour={child.mid} width={138} />
      <circle cx="938" cy="460" r="80" fill={child.mid} />
      <Stroke d={upper} colour={child.mid} width={170} />
      <path
        d="M690 100C760 180 820 240 872 300 900 336 930 360 966 386 930 372 890 350 860 316 800 250 720 190 660 110z"
        fill={child.high}
      />
      <path d="M938 380c50 4 82 44 78 86-4 30-20 52-44 62 20-50 8-104-34-148z" fill={child.high} />
      <Stroke
        d="M716 300q44 20 92-40M844 438q40-2 62-46M852 448q36 0 60-36"
        colour={child.low}
        width={5}
        opacity={0.75}
      />
      {/* The sleeve of her shirt. */}
      <path
        d="M60 150C200 150 380 190 512 250L490 290C360 230 200 200 60 200z"
        fill="#2a0f1a"
        opacity=".15"
      />
      <path
        d="M729 80C690-40 600-190 512-309H60V150C200 150 380 190 512 250 540 190 650 110 729 80z"
        fill="#eb8478"
      />
      <path
        d="M729 80C690-40 600-190 512-309H280C340-150 450 60 570 190 620 135 690 95 729 80z"
        fill="#f5a897"
      />
      <Stroke d="M300-309C240-150 220 20 262 168" colour="#c9604f" width={6} dashes="16 12" />
      <path d="M720 92C660 110 560 180 520 240l20 22C590 200 680 130 736 112z" fill="#fffaf2" />
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
    <g transform={small}>
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

/** A plaster with a star. */
function Plaster() {
  return (
    <g transform="translate(772 214) rotate(-46)">
      <rect
        x="-70"
        y="-24"
        width="136"
        height="52"
        rx="26"
        fill="#7a3a1e"
        opacity=".25"
        transform="translate(-5 7)"
      />
      <rect x="-70" y="-26" width="140" height="52" rx="26" fill="#ffcf6f" />
      <rect x="-28" y="-26" width="56" height="52" fill="#ffe7b4" />
      <path
        d="M-56-8h.1M-56 8h.1M-44 0h.1M56-8h.1M56 8h.1M44 0h.1"
        stroke="#c98a2a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M0-17l5.300 11 12 1.500-8.800 8.300 2.200 12L0 10l-10.700 5.800 2.200-12-8.800-8.300 12-1.500z"
        fill="#eb6a4e"
      />
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
          <Tray />
          <g transform={small}>
            <ChildArm />
          </g>
        </Page>
      </g>
      <g id="bp-grip">
        <Grip />
      </g>
      <g id="bp-plaster">
        <g transform={small}>
          <Plaster />
        </g>
      </g>
      <g id="bp-mother">
        <BackOfHand of={mother} pose="pointing" turn={-40} />
      </g>
    </>
  );
}
