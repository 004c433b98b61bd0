import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { WritingHand } from '../../kit/hands/hands.tsx';
import { palette } from '../../palette.ts';
import { Padlock } from './padlock.tsx';
import { Quarter } from './dial.tsx';
import { tester } from './people.ts';
import type { MomentProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import halialabsArtwork from './halialabs.svg?raw';

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

export function VaultSymbols({ words }: MomentProps) {
  return (
    <>
      <Artwork svg={halialabsArtwork} part="box" id="ha-box" />
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
          <WritingHand
            of={tester}
            turn={-48.5}
            held={<Artwork svg={halialabsArtwork} part="key" />}
          />
        </g>
      </g>
    </>
  );
}
