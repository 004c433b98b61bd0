import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { WritingHand } from '../../kit/writing-hand.tsx';
import { paint, palette } from '../../palette.ts';
import { Padlock } from '../../scenes/halialabs/padlock.tsx';
import { Quarter } from './dial.tsx';
import { tester } from './people.ts';
import type { MomentProps } from './words.ts';

/** The closed boxes of the other organizations, around the open one. */
const neighbors = [
  [476, 148, '#8a7690'],
  [476, 440, '#9a8672'],
  [476, 732, '#7d8a92'],
  [476, 1024, '#9a8672'],
  [752, 732, '#8a7690'],
  [752, 1024, '#7d8a92'],
  [1168, 148, '#7d8a92'],
  [1168, 440, '#8a7690'],
  [1168, 732, '#9a8672'],
  [1168, 1024, '#8a7690'],
  [1444, 148, '#9a8672'],
  [1444, 440, '#7d8a92'],
  [1444, 732, '#8a7690'],
] as const;

function Box() {
  return (
    <>
      <rect
        width="262"
        height="278"
        rx="10"
        fill="#1b0a18"
        opacity=".3"
        transform="translate(-7 9)"
      />
      <rect width="262" height="278" rx="10" fill="currentColor" />
      <path d="M10 0H252a10 10 0 0 1 10 10V268Q150 190 10 0z" fill="#fff" opacity=".1" />
      <rect
        x="14"
        y="14"
        width="234"
        height="250"
        rx="5"
        fill="none"
        stroke="#1b0a18"
        strokeOpacity=".28"
        strokeWidth="3"
      />
      <rect x="81" y="44" width="100" height="34" rx="4" fill="#f0e3cf" />
      <path
        d="M95 61h72"
        stroke="#a48f79"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="16 12"
      />
      <circle cx="131" cy="172" r="36" fill="#1b0a18" opacity=".24" transform="translate(-5 7)" />
      <circle cx="131" cy="172" r="36" fill={paint.metal} />
      <circle cx="131" cy="172" r="24" fill="#d9cec0" />
      <path d="M125 160a8 8 0 1 1 12 0l5 28h-22z" fill="#33243a" />
    </>
  );
}

/** A steel band over the open box, and the lock that holds it. */
function Band() {
  return (
    <>
      <path d="M722 492H1172V552H722z" fill="#1b0a18" opacity=".28" transform="translate(-9 14)" />
      <rect x="722" y="488" width="450" height="62" rx="8" fill="#74677a" />
      <rect x="722" y="484" width="450" height="60" rx="8" fill="#b3a8b4" />
      <path d="M728 492H1166" stroke="#fff" strokeOpacity=".6" strokeWidth="3" />
      {[746, 1148].map((x) => (
        <circle key={x} cx={x} cy="514" r="10" fill="#74677a" stroke="#e0d8de" strokeWidth="3" />
      ))}
      <Padlock x={862} y={428} scale={1.12} angle={-4} />
    </>
  );
}

/** A key of another box, its bow between thumb and fingers of the hand that tries it. */
function Key() {
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform="translate(-148 -511) rotate(80.5)"
    >
      <path
        d="M6 0H190M34 4V26M62 4V34M90 4V22"
        stroke="#1b0a18"
        strokeOpacity=".25"
        strokeWidth="18"
        transform="translate(-8 14)"
      />
      <path d="M6 0H190M34 4V26M62 4V34M90 4V22" stroke="#6d828a" strokeWidth="18" />
      <path d="M6 -3H190" stroke="#dbe6e9" strokeWidth="6" />
      <circle cx="214" cy="0" r="40" stroke="#6d828a" strokeWidth="20" />
    </g>
  );
}

export function VaultSymbols({ words }: MomentProps) {
  return (
    <>
      <g id="ha-box">
        <Box />
      </g>
      <g id="ha-vault">
        <Quarter ground="#3b2440">
          {neighbors.map(([x, y, colour]) => (
            <use key={`${x} ${y}`} href="#ha-box" x={x} y={y} color={colour} />
          ))}
          <rect x="734" y="146" width="428" height="548" rx="12" fill="#b3a8b4" />
          <rect x="734" y="150" width="428" height="544" rx="12" fill="#74677a" />
          <rect x="750" y="164" width="396" height="514" rx="6" fill="#1f1024" />
          <path
            d="M750 170a6 6 0 0 1 6-6H1140a6 6 0 0 1 6 6V188H776V678H756a6 6 0 0 1-6-6z"
            fill="#000"
            opacity=".3"
          />
        </Quarter>
      </g>
      <g id="ha-band">
        <Band />
      </g>
      <g id="ha-test">
        <Panel x={1108} y={196} width={282} height={92} lift={50}>
          <circle cx="42" cy="46" r="24" fill={palette.honey} />
          <Glyph name="close" x={30} y={34} size={24} colour="#5e395a" />
          <Text x={80} y={41} size={15} weight="bold">
            {words.test}
          </Text>
          <Text x={80} y={64} size={15} tone="muted">
            {words.testRefused}
          </Text>
        </Panel>
      </g>
      <g id="ha-tester">
        <g transform="translate(1030 624) scale(.92)">
          <WritingHand of={tester} turn={-48.5} held={<Key />} />
        </g>
      </g>
    </>
  );
}
