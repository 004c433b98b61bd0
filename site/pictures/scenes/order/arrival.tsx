import type { Format } from '../../format.ts';
import { TicketTwelve } from './board.tsx';
import { floorWords } from './floor.tsx';
import { boardPlace, cardPlace, kitchen, kitchenSheet } from './kitchen.tsx';
import { TableState } from './table-card.tsx';

/** The ticket as the hero shows it; the picture of the kitchen shows the same one. */
export const ticketId = 'order-ticket';

/** The ticket of table 12, to be referred to; its own upper left corner is the origin. */
export function TicketSymbol({ format }: { format: Format }) {
  return (
    <g id={ticketId}>
      <TicketTwelve x={0} y={0} words={kitchen.words(format.locale)} />
    </g>
  );
}

/** What arrives over the wide picture of the kitchen: the ticket, and with it the table's state. */
export function Arrival({ format }: { format: Format }) {
  return (
    <svg
      className="scene arrival"
      viewBox={`0 0 ${kitchenSheet.width} ${kitchenSheet.height}`}
      aria-hidden="true"
    >
      <g transform={cardPlace}>
        <g className="arrival-ordering">
          <TableState state="ordering" words={floorWords(format.locale)} />
        </g>
      </g>
      <g transform={boardPlace}>
        {/* The board's screen: nothing is seen beside it. */}
        <svg x="18" y="18" width="684" height="444">
          <use className="arrival-ticket" href={`#${ticketId}`} x="24" y="98" />
        </svg>
      </g>
    </svg>
  );
}
