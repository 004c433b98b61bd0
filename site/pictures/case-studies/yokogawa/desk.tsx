import { Arm, Thumb } from '../../kit/hands/hands.tsx';
import { Avatar } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import type { Format } from '../../format.ts';
import { paint, palette } from '../../palette.ts';
import { Tablet } from '../../scenes/order/tablet.tsx';
import { Dial, Needle } from './dial.tsx';
import { engineer } from './people.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import yokogawaArtwork from './yokogawa.svg?raw';
import type { PictureWords } from '../../words.ts';

interface DeskProps {
  words: PictureWords['stages']['yokogawa'];
  format: Format;
}

const tablet = { x: 2610, y: 340, width: 690, height: 404 };
/** The engineer's hand: its thumb lies on the button. */
export const handAt = 'translate(3216 684) rotate(6) scale(.84) translate(-196 -505)';

export function DeskSymbols({ words, format }: DeskProps) {
  const { x, y } = tablet;
  return (
    <>
      <g id="yk-desk">
        <Artwork svg={yokogawaArtwork} part="desk" />
        <Artwork svg={yokogawaArtwork} part="hard-hat" />
      </g>
      <g id="yk-tablet">
        <Tablet {...tablet} />
        <g transform={`translate(${x + 370} ${y})`}>
          <rect x="0" y="44" width="44" height="44" rx="14" fill={palette.honey} />
          <Glyph name="bell" x={10} y={54} size={24} colour={palette.ember} />
          <Text x={58} y={63} size={19} weight="bold">
            {words.bearing}
          </Text>
          <Text x={58} y={84} size={13.5} tone="muted">
            {words.machine}
          </Text>
          <Text x={0} y={146} size={46} weight="bold" tone="ember">
            {format.quantity(71.8, '°C', 1)}
          </Text>
        </g>
      </g>
      <g id="yk-called" transform={`translate(${x + 370} ${y})`}>
        <Rule d="M0 166H282" />
        <Text x={0} y={191} size={14}>
          {words.called}
        </Text>
        <Text x={282} y={191} size={14} weight="bold" anchor="end">
          {format.time(14, 6)}
        </Text>
      </g>
      <g id="yk-slot" transform={`translate(${x + 370} ${y + 210})`}>
        <rect
          width="282"
          height="66"
          rx="14"
          fill="#f1e5d0"
          stroke="#b23c02"
          strokeOpacity=".45"
          strokeWidth="1.6"
          strokeDasharray="5 6"
        />
      </g>
      <g id="yk-nobody" transform={`translate(${x + 370} ${y + 210})`}>
        <Text x={141} y={38} size={14} tone="muted" anchor="middle">
          {words.nobody}
        </Text>
      </g>
      <g id="yk-name" transform={`translate(${x + 370} ${y + 210})`}>
        <rect x="-10" y="12" width="282" height="66" rx="14" fill="#062f2c" opacity=".2" />
        <rect width="282" height="66" rx="14" fill={palette.white} />
        <Avatar x={36} y={33} radius={22} colour="#9fd1c8">
          {words.initials}
        </Avatar>
        <Text x={72} y={30} size={17} weight="bold">
          {words.by}
        </Text>
        <Text x={72} y={50} size={13} tone="muted">
          {words.shift}
        </Text>
      </g>
      {(['take', 'taken'] as const).map((state) => (
        <g key={state} id={`yk-${state}`} transform={`translate(${x + 370} ${y + 296})`}>
          <rect
            width="282"
            height="64"
            rx="32"
            fill={state === 'take' ? paint.sunAcross : palette.teal}
          />
          {state === 'taken' && <Glyph name="check" x={26} y={21} size={22} colour="#fff" />}
          <Text
            x={state === 'take' ? 32 : 58}
            y={38}
            size={17}
            weight="bold"
            tone={state === 'taken' ? 'white' : undefined}
          >
            {words[state]}
          </Text>
        </g>
      ))}
      <g id="yk-dial">
        <Dial format={format} />
      </g>
      <g id="yk-needle">
        <Needle />
      </g>
      <g id="yk-arm">
        <Arm of={engineer} />
      </g>
      <g id="yk-thumb">
        <Thumb of={engineer} />
      </g>
      {/* Where the trace went over its limit. */}
      <path
        id="yk-call"
        d="M3130 130V330"
        stroke={palette.ember}
        strokeWidth="2.5"
        strokeDasharray="3 6"
      />
      <g id="yk-bell">
        <RoundShadow x={3130} y={128} radius={26} length={22} />
        <circle cx="3130" cy="128" r="28" fill={palette.honey} />
        <circle
          cx="3130"
          cy="128"
          r="27"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="2"
        />
        <Glyph name="bell" x={3114} y={111} size={32} colour={palette.ember} />
      </g>
    </>
  );
}
