import { Progress } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import type { Scene } from '../../scenes/scene.ts';
import { cardScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type NoteWeekWords = PictureWords['scenes']['note-week'];

function NoteWeek({ words, format, width }: ScreenProps<NoteWeekWords>) {
  return (
    <>
      <Text x={22} y={40} size={14} tone="muted">
        {words.heading}
      </Text>
      <Text x={20} y={96} size={52} weight="bold">
        {format.percent(0.86)}
      </Text>
      <Text x={22} y={122} size={13.5}>
        {words.unaided}
      </Text>
      <Text x={22} y={152} size={17} weight="bold" tone="ember">
        {format.percent(0.007, 1)}
      </Text>
      <Text x={76} y={152} size={13.5} tone="muted">
        {words.wrong}
      </Text>
      <Rule d={`M20 172H${width - 20}`} />
      {words.senders.map((sender, index) => (
        <g key={sender} transform={`translate(22 ${198 + index * 46})`}>
          <Text x={0} y={0} size={13.5}>
            {sender}
          </Text>
          <Text x={width - 44} y={0} size={13.5} weight="bold" anchor="end">
            {format.percent(parts[index] ?? 0)}
          </Text>
          <Progress x={0} y={9} width={width - 44} part={parts[index] ?? 0} height={11} />
        </g>
      ))}
    </>
  );
}

const parts = [0.97, 0.9, 0.62];

/** How much goes through without anybody, and how much of that is wrong. */
export const scene: Scene<NoteWeekWords> = cardScreen(
  wordsOf('scenes', 'note-week'),
  'apricot',
  NoteWeek,
);
