import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import type { IconName } from '../../kit/icon-paths.ts';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Part } from '../layer.tsx';
import { Quarter } from './dial.tsx';
import { auditor } from './people.ts';
import type { MomentProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import halialabsArtwork from './halialabs.svg?raw';

interface Entry {
  icon: IconName;
  event: string;
  who: string;
  time: [hour: number, minute: number];
  seal: string;
}

/** The seals are the first digits of the SHA-256 of “Halialabs entry 1” and so on. */
const entriesOf = ({ words }: MomentProps): Entry[] => [
  { icon: 'link', event: words.shared, who: 'A. Lindqvist', time: [13, 40], seal: '238223' },
  { icon: 'eye', event: words.opened, who: 'M. Keller', time: [14, 2], seal: 'affdee' },
  { icon: 'document', event: words.read, who: 'M. Keller', time: [14, 5], seal: '4c8cac' },
  { icon: 'close', event: words.refused, who: 'M. Keller', time: [14, 6], seal: '131a6d' },
  { icon: 'lock', event: words.ended, who: 'A. Lindqvist', time: [18, 0], seal: 'a91221' },
];

/** A log in which each entry seals the one before it. */
function Log(props: MomentProps) {
  const { words, format } = props;
  return (
    <Panel x={1000} y={186} width={364} height={426} radius={18} lift={80}>
      <Text x={26} y={46} size={21} weight="bold">
        {words.log}
      </Text>
      <Text x={26} y={72} size={16.5} tone="muted">
        {words.entries}
      </Text>
      <path d="M46 118V374" stroke="#d9b8c5" strokeWidth="5" strokeDasharray="9 7" />
      {entriesOf(props).map(({ icon, event, who, time, seal }, index, all) => (
        <g key={seal} transform={`translate(26 ${118 + index * 64})`}>
          <circle cx="20" r="20" fill={icon === 'close' ? palette.honey : '#efdfe1'} />
          <Glyph name={icon} x={9} y={-11} size={22} colour="#5e395a" />
          <Text x={54} y={-3} size={17} weight="bold">
            {event}
          </Text>
          <Text x={54} y={19} size={16.5} tone="muted">
            {`${format.time(...time)} · ${who}`}
          </Text>
          <Text x={316} y={19} size={14.3} fill="#8a6a86" anchor="end">
            {seal}
          </Text>
          {index < all.length - 1 && <Rule d="M54 32H316" />}
        </g>
      ))}
    </Panel>
  );
}

export function LogSymbols(props: MomentProps) {
  const { words } = props;
  return (
    <>
      <Artwork svg={halialabsArtwork} part="stamp" id="ha-stamp" />
      <g id="ha-table">
        <Quarter ground="#c592a8">
          {[0, 1, 2, 3].map((ring) => (
            <circle
              key={ring}
              cx="1000"
              cy="1700"
              r={1500 - ring * 190}
              fill="none"
              stroke="#a9708b"
              strokeOpacity=".5"
              strokeWidth={ring % 2 ? 5 : 14}
            />
          ))}
          <Part id="ha-stamp" />
          <Artwork svg={halialabsArtwork} part="glasses" />
        </Quarter>
      </g>
      <g id="ha-log">
        <Log {...props} />
      </g>
      <Artwork svg={halialabsArtwork} part="wax" id="ha-wax" />
      <g id="ha-sealed">
        <Panel x={724} y={612} width={330} height={62} radius={31} lift={40}>
          <Text x={112} y={38} size={18} weight="bold">
            {words.sealed}
          </Text>
        </Panel>
      </g>
      <g id="ha-auditor">
        <BackOfHand of={auditor} turn={-8} />
      </g>
    </>
  );
}
