import { Button, Progress } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { phoneScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type LessonInstructorWords = PictureWords['scenes']['lesson-instructor'];

function LessonInstructor({ words, format }: ScreenProps<LessonInstructorWords>) {
  return (
    <>
      <Text x={20} y={72} size={13.5} tone="muted">
        {words.next}
      </Text>
      <Text x={20} y={102} size={28} weight="bold">
        {format.time(15, 0)}
      </Text>
      <Glyph name="pin" x={18} y={114} size={20} colour={palette.ember} />
      <Text x={44} y={129} size={14} weight="medium">
        {words.address}
      </Text>
      <Rule d="M20 146H224" />
      <Text x={20} y={172} size={14.5} weight="bold">
        {words.student}
      </Text>
      {words.skills.map((skill, index) => (
        <g key={skill} transform={`translate(20 ${196 + index * 32})`}>
          <Text x={0} y={4} size={13}>
            {skill}
          </Text>
          <Progress x={122} y={-4} width={82} part={learnt[index] ?? 0} />
        </g>
      ))}
      <Button x={14} y={286} width={216} height={52}>
        {words.done}
      </Button>
    </>
  );
}

const learnt = [0.9, 0.6, 0.3];

/** What an instructor needs between two lessons. */
export const scene: Scene<LessonInstructorWords> = phoneScreen(
  wordsOf('scenes', 'lesson-instructor'),
  'mist',
  LessonInstructor,
  { time: '14:52' },
);
