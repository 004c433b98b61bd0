import { wordsOf, type WordsOf } from '../../words.ts';
import type { Composition, Scene } from '../scene.ts';
import { tickets } from './kitchen-tickets.ts';
import { Ticket } from './ticket.tsx';

/** What the guest at table 12 has ordered. */
const order = { x: 0, y: 0, lines: tickets.t12 };

/** Where it is torn: as high as the rule below its head. */
const tear = 'M-90-90H290V58l-22 9-24-13-26 12-22-10-26 13-28-14-24 12-26-11-22 10-28-12H-90z';

const alone = { width: 320, height: 260 } as const;

const kitchenWords = wordsOf('scenes', 'kitchen');

function astray<Words>(
  words: WordsOf<Words>,
  Drawing: Composition<Words>['Drawing'],
): Scene<Words> {
  const composition = { ...alone, Drawing };
  return { words, ramp: 'honey', wide: composition, small: composition };
}

/** An order for a table that there isn't: what belongs to a page that wasn't found. */
export const lostTicket = astray(
  (locale) => ({ table: kitchenWords(locale).table }),
  ({ words }) => (
    <g transform="translate(34 66) rotate(-7) scale(1.28)">
      <Ticket {...order} table={`${words.table} 404`} />
    </g>
  ),
);

/** An order that got torn on its way: what belongs to a page that failed. */
export const tornTicket = astray(
  (locale) => ({ table: kitchenWords(locale).table, fresh: kitchenWords(locale).fresh }),
  ({ words }) => (
    <>
      <clipPath id="upper-half">
        <path d={tear} />
      </clipPath>
      <clipPath id="lower-half">
        <path d={`M-90-90H290V290H-90z${tear}`} clipRule="evenodd" />
      </clipPath>
      <g transform="translate(48 92) rotate(6) scale(1.28)">
        <g clipPath="url(#lower-half)">
          <Ticket {...order} table={`${words.table} 12`} state={words.fresh} colour="orange" />
        </g>
      </g>
      <g transform="translate(30 56) rotate(-9) scale(1.28)">
        <g clipPath="url(#upper-half)">
          <Ticket {...order} table={`${words.table} 12`} state={words.fresh} colour="orange" />
        </g>
      </g>
    </>
  ),
);
