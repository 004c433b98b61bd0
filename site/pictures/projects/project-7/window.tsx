import { Chip } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type TicketCountWords = PictureWords['scenes']['ticket-count'];

function TicketCount({ words, format, width }: ScreenProps<TicketCountWords>) {
  return (
    <>
      {[words.theirs, words.ours].map((name, index) => (
        <g key={name} transform={`translate(${index ? width / 2 + 12 : 20} 78)`}>
          <Text x={0} y={0} size={13.5} tone="muted">
            {name}
          </Text>
          <Text
            x={0}
            y={46}
            size={width > 400 ? 44 : 36}
            weight="bold"
            tone={index ? 'teal' : undefined}
          >
            {format.number(14_212)}
          </Text>
          <Text x={0} y={70} size={13} tone="muted">
            {words.sold}
          </Text>
        </g>
      ))}
      <Rule d={`M${width / 2 - 4} 62V150M20 172H${width - 20}`} />
      <Text x={20} y={202} size={13.5} weight="bold">
        {words.compared}
      </Text>
      {seconds(width).map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="8" height="14" rx="3" fill={palette.tealLight} />
      ))}
      <Chip x={20} y={298} width={140} size={13} colour="teal">
        {words.equal}
      </Chip>
    </>
  );
}

/** One mark for each second that was compared. */
const seconds = (width: number) =>
  Array.from({ length: 3 * Math.floor((width - 36) / 12) }, (_, second) => ({
    x: 20 + Math.floor(second / 3) * 12,
    y: 218 + (second % 3) * 22,
  }));

/** Two counts of the seats, which agree. */
export const scene: Scene<TicketCountWords> = windowScreen(
  wordsOf('scenes', 'ticket-count'),
  'iris',
  TicketCount,
);
