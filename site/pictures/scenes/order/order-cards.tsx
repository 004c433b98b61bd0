import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { tickets } from './kitchen-tickets.ts';
import type { PictureWords } from '../../words.ts';
import { Ticket } from './ticket.tsx';

type OrderWords = PictureWords['scenes']['order'];

interface KitchenTicketsProps {
  /** Of the new one and of the one being cooked. */
  places: readonly [Place, Place];
  words: OrderWords;
}

/** What the kitchen has of two tables. */
export function KitchenTickets({ places, words }: KitchenTicketsProps) {
  const [fresh, cooking] = places;
  return (
    <>
      <Ticket
        {...fresh}
        table={words.table}
        state={words.justIn}
        colour="sun"
        lines={tickets.t12}
      />
      <Ticket
        {...cooking}
        table={words.otherTable}
        state={words.minutes}
        colour="plain"
        lines={tickets.t4}
      />
    </>
  );
}

interface TapToKitchenProps extends DrawingProps<OrderWords>, Place {
  width: number;
}

/** The time an order takes to the kitchen, measured. */
export function TapToKitchen({ x, y, width, words, format }: TapToKitchenProps) {
  return (
    <Panel x={x} y={y} width={width} height={128} lift={50}>
      <Text x={20} y={32} size={12.5} weight="medium" tone="muted">
        {words.tapToKitchen}
      </Text>
      <Text x={20} y={82} size={42} weight="bold">
        {format.quantity(0.4, 's', 1)}
      </Text>
      <Text x={20} y={108} size={12} tone="muted">
        {words.median}
      </Text>
    </Panel>
  );
}
