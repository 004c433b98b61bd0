import { Arm, Thumb } from '../../kit/hands/hands.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette, tones } from '../../palette.ts';
import type { Place } from '../scene.ts';
import { cook } from './people.ts';
import type { PictureWords } from '../../words.ts';
import { tickets } from './kitchen-tickets.ts';
import { Tablet } from './tablet.tsx';
import { Ticket } from './ticket.tsx';

type KitchenWords = PictureWords['scenes']['kitchen'];

/** Where the tickets of a column stand on the board of 720 by 480. */
const at = (column: number, row: number): Place => ({ x: 42 + column * 216, y: 116 + row * 152 });

/** The kitchen board with five tickets; the place of table 12 is free. */
export function Board({ words }: { words: KitchenWords }) {
  const columns = [words.fresh, words.cooking, words.ready];
  const five = [
    { ...at(0, 1), table: 7, state: words.oneMinute, colour: 'sun', lines: tickets.t7 },
    { ...at(1, 0), table: 4, state: words.sixMinutes, colour: 'plain', lines: tickets.t4 },
    { ...at(1, 1), table: 9, state: words.eightMinutes, colour: 'plain', lines: tickets.t9 },
    { ...at(2, 0), table: 2, state: words.serve, colour: 'teal', lines: tickets.t2 },
    { ...at(2, 1), table: 15, state: words.serve, colour: 'teal', lines: tickets.t15 },
  ] as const;
  return (
    <>
      <Tablet x={0} y={0} width={720} height={480} />
      <Text x={42} y={60} size={22} weight="bold">
        {words.kitchen}
        <tspan dx="18" fontSize="13" fontWeight="400" letterSpacing="0" fill={tones.muted}>
          {words.summary}
        </tspan>
      </Text>
      <Text x={678} y={59} size={16} weight="bold" anchor="end">
        19:24
      </Text>
      <Rule d="M42 76H678" />
      {columns.map((column, index) => (
        <Heading key={column} x={42 + index * 216} y={98} index={index}>
          {column}
        </Heading>
      ))}
      <rect
        {...at(0, 0)}
        width="196"
        height="124"
        rx="10"
        fill="#f1e5d0"
        stroke="#b23c02"
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeDasharray="5 6"
      />
      {five.map(({ table, ...ticket }) => (
        <Ticket key={table} table={`${words.table} ${table}`} {...ticket} />
      ))}
    </>
  );
}

/** The ticket of table 12, in its place on the board or where else it is on its way. */
export function TicketTwelve({ x, y, words }: Partial<Place> & { words: KitchenWords }) {
  const place = at(0, 0);
  return (
    <Ticket
      x={x ?? place.x}
      y={y ?? place.y}
      table={`${words.table} 12`}
      state={words.justIn}
      colour="sun"
      lines={tickets.t12}
    />
  );
}

interface CookProps extends Partial<Place> {
  /** Degrees. At 34 the arm comes from below, at -56 from the right. */
  turn?: number;
  scale?: number;
}

/** Where the thumb's tip lies, by default over the lower right corner in the units of the board. */
const handAt = ({ x = 614, y = 424, turn = 20, scale = 0.86 }: CookProps) =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-196 -505)`;

/** Below the board. */
export function CookArm(place: CookProps) {
  return (
    <g transform={handAt(place)}>
      <Arm of={cook} />
    </g>
  );
}

/** Above it. */
export function CookThumb(place: CookProps) {
  return (
    <g transform={handAt(place)}>
      <Thumb of={cook} />
    </g>
  );
}

/** The steel of the pass: its upper left corner and its length. It is 170 high. */
export function Pass({ x, y, length }: Place & { length: number }) {
  const end = x + length;
  const top = `M${x} ${y}H${end - 16}a16 16 0 0 1 16 16`;
  return (
    <>
      <path d={`M${x - 50} ${y + 34}H${end - 30}v160H${x - 70}z`} fill="#5a1e00" opacity=".22" />
      <path d={`${top}v166H${x}z`} fill="#8d8073" />
      <path d={`${top}v154H${x}z`} fill="#e6dccd" />
      <path d={`${top}v10H${x}z`} fill="#fbf5ea" />
      <path d={`M${x} ${y + 144}h${length}v26H${x}z`} fill="#cfc2b2" />
      <path
        d={`M${x} ${y + 59}h${length}M${x} ${y + 110}h${length}`}
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2"
      />
    </>
  );
}

const counts = [palette.orange, palette.sun, palette.teal];

interface HeadingProps extends Place {
  index: number;
  children: string;
}

/** A column of the board: how many tickets it has, and its name. */
export function Heading({ x, y, index, children }: HeadingProps) {
  return (
    <>
      <circle cx={x + 9} cy={y} r="9" fill={counts[index]} />
      <Text
        x={x + 9}
        y={y + 4}
        size={12}
        weight="bold"
        anchor="middle"
        tone={index === 2 ? 'white' : undefined}
      >
        2
      </Text>
      <Text x={x + 26} y={y + 4.5} size={13.5} weight="bold">
        {children}
      </Text>
    </>
  );
}
