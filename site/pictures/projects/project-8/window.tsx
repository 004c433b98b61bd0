import { Button } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type NoteOrderWords = PictureWords['scenes']['note-order'];

function NoteOrder({ words, format, width }: ScreenProps<NoteOrderWords>) {
  const [note, order] = [width - 132, width - 24];
  return (
    <>
      <Text x={note} y={70} size={13} tone="muted" anchor="end">
        {words.note}
      </Text>
      <Text x={order} y={70} size={13} tone="muted" anchor="end">
        {words.order}
      </Text>
      {words.rows.map((row, index) => {
        const [delivered = 0, ordered = 0] = quantities[index] ?? [];
        const differs = delivered !== ordered;
        return (
          <g key={row} transform={`translate(0 ${80 + index * 54})`}>
            {differs ? (
              <rect x="10" width={width - 20} height="50" rx="14" fill={palette.honey} />
            ) : (
              <Rule d={`M20 52H${width - 20}`} />
            )}
            <Text x={22} y={32} size={14.5} weight="medium">
              {row}
            </Text>
            <Text
              x={note}
              y={32}
              size={differs ? 20 : 15}
              weight="bold"
              tone={differs ? 'ember' : undefined}
              anchor="end"
            >
              {format.number(delivered)}
            </Text>
            <Text x={order} y={32} size={15} weight="bold" anchor="end">
              {format.number(ordered)}
            </Text>
          </g>
        );
      })}
      <Text x={22} y={270} size={14} weight="bold">
        {words.differs}
      </Text>
      <Button x={20} y={284} width={168} height={42}>
        {words.ask}
      </Button>
    </>
  );
}

/** What the note says, and what was ordered. */
const quantities = [
  [4800, 4800],
  [2400, 2400],
  [12, 10],
];

/** A delivery note beside the order that it should match. */
export const scene: Scene<NoteOrderWords> = windowScreen(
  wordsOf('scenes', 'note-order'),
  'apricot',
  NoteOrder,
);
