import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { night, phoneScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type RoundDayWords = PictureWords['scenes']['round-day'];

function RoundDay({ words }: ScreenProps<RoundDayWords>) {
  return (
    <>
      <Text x={20} y={78} size={19} weight="bold" tone="white">
        {words.heading}
      </Text>
      {words.stops.map(([time, address, code], index) => (
        <g key={address} transform={`translate(12 ${98 + index * 84})`}>
          <rect width="220" height="76" rx="18" fill={index === 1 ? palette.honey : night.row} />
          <Text x={16} y={26} size={14} weight="bold" fill={colourAt(index)}>
            {time}
          </Text>
          <Text x={16} y={46} size={14} weight="medium" fill={colourAt(index)}>
            {address}
          </Text>
          <Glyph
            name="key"
            x={14}
            y={50}
            size={18}
            colour={index === 1 ? palette.ember : palette.amber}
          />
          <Text x={38} y={64} size={12.5} fill={index === 1 ? palette.ink : palette.onInkMuted}>
            {code}
          </Text>
          {index === 0 && (
            <Glyph name="check" x={184} y={12} size={22} colour={palette.tealLight} />
          )}
        </g>
      ))}
    </>
  );
}

const colourAt = (index: number) => (index === 1 ? palette.ink : palette.white);

/** The addresses of a day, in the order that makes sense. */
export const scene: Scene<RoundDayWords> = phoneScreen(
  wordsOf('scenes', 'round-day'),
  'honey',
  RoundDay,
  { time: '10:48', isDark: true, isOffline: true },
);
