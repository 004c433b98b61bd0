import { Progress } from '../../kit/controls.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { phoneScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TicketQueueWords = PictureWords['scenes']['ticket-queue'];

function TicketQueue({ words, format }: ScreenProps<TicketQueueWords>) {
  return (
    <>
      <Text x={20} y={78} size={17} weight="bold">
        {words.heading}
      </Text>
      <Text x={20} y={112} size={13.5} tone="muted">
        {words.place}
      </Text>
      <Text x={18} y={164} size={54} weight="bold">
        {format.number(1204)}
      </Text>
      {queue.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index === own ? 9 : 6}
          fill={index === own ? palette.orange : '#cdbfe0'}
        />
      ))}
      <Progress x={20} y={258} width={204} part={0.82} height={10} />
      <Text x={20} y={288} size={13.5} weight="bold">
        {words.ahead}
      </Text>
      <Text x={20} y={312} size={12.5} tone="muted">
        {words.kept1}
      </Text>
      <Text x={20} y={330} size={12.5} tone="muted">
        {words.kept2}
      </Text>
    </>
  );
}

/** People in line, in a bend; one of them is oneself. */
const queue = Array.from({ length: 24 }, (_, index) => ({
  x: 28 + (index < 12 ? index : 23 - index) * 17,
  y: (index < 12 ? 196 : 228) + (index % 2) * 6,
}));
const own = 17;

/** A place in line that is told, and kept. */
export const scene: Scene<TicketQueueWords> = phoneScreen(
  wordsOf('scenes', 'ticket-queue'),
  'iris',
  TicketQueue,
  { time: '8:02' },
);
