import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { cardScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type KilnRushWords = PictureWords['scenes']['kiln-rush'];

function KilnRush({ words, width }: ScreenProps<KilnRushWords>) {
  return (
    <>
      <Chip x={20} y={20} width={152} size={13} colour="orange">
        {words.rush}
      </Chip>
      <Text x={22} y={82} size={24} weight="bold">
        {words.order}
      </Text>
      <Text x={22} y={106} size={14} tone="muted">
        {words.when}
      </Text>
      {[0, 1, 2, 3, 4, 5].map((bowl) => (
        <path
          key={bowl}
          transform={`translate(${22 + bowl * 46} 122)`}
          d="M0 0h38c0 16-8 24-13 24v4H13v-4C8 24 0 16 0 0z"
          fill={bowl % 2 ? '#7fb8b4' : '#c0643f'}
        />
      ))}
      <path d="M14 152H306v8H14z" fill="#e9d3b4" />
      <Text x={22} y={190} size={13.5} weight="bold">
        {words.moves}
      </Text>
      {words.moved.map(([what, to], index) => (
        <g key={what} transform={`translate(22 ${214 + index * 27})`}>
          <Text x={0} y={0} size={13.5}>
            {what}
          </Text>
          <Glyph name="arrow" x={128} y={-14} size={18} colour={palette.orange} />
          <Text x={width - 44} y={0} size={13.5} weight="medium" anchor="end">
            {to}
          </Text>
        </g>
      ))}
      <rect x="12" y="262" width={width - 24} height="62" rx="16" fill={palette.mint} />
      <Glyph name="phone" x={26} y={280} size={26} colour={palette.tealDeep} />
      <Text x={64} y={288} size={14} weight="bold">
        {words.call}
      </Text>
      <Text x={64} y={308} size={13} fill={palette.tealDeep}>
        {words.late}
      </Text>
    </>
  );
}

/** A rush order: what it moves, and who has to be told. */
export const scene: Scene<KilnRushWords> = cardScreen(
  wordsOf('scenes', 'kiln-rush'),
  'clay',
  KilnRush,
);
