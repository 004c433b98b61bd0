import { Glyph } from '../../kit/glyph.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import kiln from './kiln.svg?raw';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Place, Scene } from '../../scenes/scene.ts';
import { small, wide } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type KilnReasonWords = PictureWords['scenes']['kiln-reason'];

/** The piece that has been touched, in the units of the kiln. */
const touched = { x: 178, y: 148 };

interface PlanProps extends Place {
  scale: number;
}

function Plan({ x, y, scale }: PlanProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Artwork svg={kiln} transform="translate(0 0)" />
      <circle cx={touched.x} cy={touched.y} r="60" fill="#fff" opacity=".16" />
      <circle cx={touched.x} cy={touched.y} r="60" fill="none" stroke="#fff" strokeWidth="5" />
    </g>
  );
}

function ReasonCard({ x, y, words }: Place & { words: KilnReasonWords }) {
  return (
    <Panel x={x} y={y} width={246} height={150} radius={18}>
      <Text x={20} y={34} size={14} weight="bold">
        {words.piece}
      </Text>
      <Rule d="M20 48H226" />
      <Text x={20} y={74} size={14}>
        {words.rule1}
      </Text>
      <Text x={20} y={95} size={14}>
        {words.rule2}
      </Text>
      <Glyph name="user" x={18} y={110} size={20} colour={palette.ember} />
      <Text x={46} y={126} size={12.5} tone="muted">
        {words.source}
      </Text>
    </Panel>
  );
}

/** A touch on a piece shows the rule behind its place. */
export const scene: Scene<KilnReasonWords> = {
  words: wordsOf('scenes', 'kiln-reason'),
  ramp: 'clay',
  wide: {
    ...wide,
    Drawing: ({ words }) => (
      <>
        <Plan x={34} y={36} scale={0.8} />
        <Stroke d="M224 154C262 150 270 176 292 190" colour="#fff" width={4} dashes=".1 9" />
        <ReasonCard x={288} y={170} words={words} />
      </>
    ),
  },
  small: {
    ...small,
    Drawing: ({ words }) => (
      <>
        <Plan x={14} y={18} scale={0.72} />
        <ReasonCard x={98} y={206} words={words} />
      </>
    ),
  },
};
