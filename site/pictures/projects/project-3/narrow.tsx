import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { cardScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type ClaimErrorsWords = PictureWords['scenes']['claim-errors'];

function ClaimErrors({ words, width }: ScreenProps<ClaimErrorsWords>) {
  return (
    <>
      <Text x={22} y={44} size={18} weight="bold">
        {words.heading}
      </Text>
      {words.errors.map(([what, where], index) => (
        <g key={what} transform={`translate(14 ${64 + index * 76})`}>
          <rect width={width - 28} height="66" rx="14" fill="#fdeedd" />
          <rect width="5" height="66" rx="2.5" fill={palette.orange} />
          <Text x={20} y={28} size={14.5} weight="bold">
            {what}
          </Text>
          <Text x={20} y={49} size={13} tone="muted">
            {where}
          </Text>
          <Glyph name="arrow" x={width - 66} y={22} size={22} colour={palette.ember} />
        </g>
      ))}
      <Glyph name="phone" x={20} y={230} size={26} colour={palette.teal} />
      <Text x={58} y={241} size={13.5} weight="bold">
        {words.help}
      </Text>
      <Text x={58} y={260} size={13.5} tone="muted">
        {words.hours}
      </Text>
      <Rule d={`M20 280H${width - 20}`} />
      {words.languages.map((language, index) => (
        <Chip
          key={language}
          x={16 + index * 98}
          y={294}
          width={92}
          size={12.5}
          colour={index === 1 ? 'ink' : 'plain'}
        >
          {language}
        </Chip>
      ))}
    </>
  );
}

/** Errors in plain words: what, where, and who helps. */
export const scene: Scene<ClaimErrorsWords> = cardScreen(
  wordsOf('scenes', 'claim-errors'),
  'dusk',
  ClaimErrors,
);
