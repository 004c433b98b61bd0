import { KeyValues } from '../../kit/key-values.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import type { Format } from '../../format.ts';
import type { Place } from '../scene.ts';
import type { PictureWords } from '../../words.ts';
import { tableColours, type State } from './floor.tsx';
import { orderTotal } from './menu-screen.tsx';

type FloorWords = PictureWords['scenes']['floor'];

interface TableCardProps extends Place {
  words: FloorWords;
  format: Format;
}

/** What the floor plan knows of one table; there is room for its state in the upper right corner. */
export function TableCard({ x, y, words, format }: TableCardProps) {
  return (
    <Panel x={x} y={y} width={236} height={152} radius={18} lift={56}>
      <Text x={22} y={38} size={18} weight="bold">
        {words.table}
      </Text>
      <KeyValues
        x={22}
        y={74}
        width={192}
        size={13}
        rows={[
          [words.seated, format.time(19, 21)],
          [words.firstOrder, format.time(19, 24)],
          [words.total, format.money(orderTotal, 'VND')],
        ]}
      />
    </Panel>
  );
}

/** The state of that table, in its corner: as the card's own, from the card's upper left one. */
export function TableState({ state, words }: { state: State; words: FloorWords }) {
  return (
    <>
      <rect x="126" y="19" width="92" height="26" rx="13" fill={tableColours[state]} />
      <Text x={172} y={36} size={12.5} weight="medium" anchor="middle">
        {words[state]}
      </Text>
    </>
  );
}
