import { Button, OutlineButton, Progress } from '../../kit/controls.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type LessonStudentWords = PictureWords['scenes']['lesson-student'];

function LessonStudent({ words, format, width }: ScreenProps<LessonStudentWords>) {
  return (
    <>
      <Text x={20} y={72} size={18} weight="bold">
        {words.left}
      </Text>
      <Text x={width - 20} y={72} size={13} tone="muted" anchor="end">
        {words.paid}
      </Text>
      <Progress x={20} y={86} width={width - 40} part={23 / 30} height={10} />
      <Text x={20} y={130} size={14} weight="bold">
        {words.free}
      </Text>
      {words.hours.map(([day, kind], index) => (
        <g key={day} transform={`translate(12 ${144 + index * 62})`}>
          <rect width={width - 24} height="54" rx="14" fill={index ? palette.sand : '#ffe9bb'} />
          <Text x={16} y={24} size={14.5} weight="bold">
            {day}
          </Text>
          <Text x={16} y={43} size={13} tone="muted">
            {kind}
          </Text>
          <Text x={width * 0.42} y={33} size={17} weight="bold" anchor="middle">
            {format.time(starts[index] ?? 0, 0)}
          </Text>
          {index ? (
            <OutlineButton x={width - 132} y={9} width={96} height={36}>
              {words.take}
            </OutlineButton>
          ) : (
            <Button x={width - 132} y={9} width={96} height={36}>
              {words.take}
            </Button>
          )}
        </g>
      ))}
    </>
  );
}

/** The hours that the free lessons begin at. */
const starts = [15, 9, 17];

/** A student takes a free hour. */
export const scene: Scene<LessonStudentWords> = windowScreen(
  wordsOf('scenes', 'lesson-student'),
  'mist',
  LessonStudent,
);
