import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette, tones } from '../../palette.ts';
import type { Scene } from '../scene.ts';
import { Ticket } from './ticket.tsx';
import { tickets } from './kitchen-tickets.ts';
import { Tablet } from './tablet.tsx';
import { wordsIn } from '../words.ts';
import type english from './kitchen.en.json';

type KitchenWords = typeof english;

function KitchenWide({ words }: { words: KitchenWords }) {
  const columns = [words.fresh, words.cooking, words.ready];
  return (
    <>
      <Tablet x={40} y={44} width={720} height={460} />
      <Text x={82} y={100} size={22} weight="bold">
        {words.kitchen}
        <tspan dx="18" fontSize="12.5" fontWeight="400" letterSpacing="0" fill={tones.muted}>
          {words.summary}
        </tspan>
      </Text>
      <Text x={718} y={99} size={16} weight="bold" anchor="end">
        19:24
      </Text>
      <Rule d="M82 118H718" />
      {columns.map((column, index) => (
        <Heading key={column} x={82 + index * 216} index={index}>
          {column}
        </Heading>
      ))}
      <Ticket
        x={82}
        y={158}
        table={`${words.table} 12`}
        state={words.justIn}
        colour="sun"
        lines={tickets.t12}
      />
      <Ticket
        x={82}
        y={314}
        table={`${words.table} 7`}
        state={words.oneMinute}
        colour="sun"
        lines={tickets.t7}
      />
      <Ticket
        x={298}
        y={158}
        table={`${words.table} 4`}
        state={words.sixMinutes}
        colour="plain"
        lines={tickets.t4}
      />
      <Ticket
        x={298}
        y={314}
        table={`${words.table} 9`}
        state={words.eightMinutes}
        colour="plain"
        lines={tickets.t9}
      />
      <Ticket
        x={514}
        y={158}
        table={`${words.table} 2`}
        state={words.serve}
        colour="teal"
        lines={tickets.t2}
      />
      <Ticket
        x={514}
        y={314}
        table={`${words.table} 15`}
        state={words.serve}
        colour="teal"
        lines={tickets.t15}
      />
    </>
  );
}

/** One ticket of each state, the states at the left. */
function KitchenSmall({ words }: { words: KitchenWords }) {
  const rows = [
    { heading: words.fresh, table: 12, state: words.justIn, colour: 'sun', lines: tickets.t12 },
    {
      heading: words.cooking,
      table: 4,
      state: words.sixMinutes,
      colour: 'plain',
      lines: tickets.t4,
    },
    { heading: words.ready, table: 15, state: words.serve, colour: 'teal', lines: tickets.t15 },
  ] as const;
  return (
    <>
      <Tablet x={8} y={12} width={344} height={400} />
      <Text x={44} y={58} size={20} weight="bold">
        {words.kitchen}
      </Text>
      <Text x={316} y={57} size={14} weight="bold" anchor="end">
        19:24
      </Text>
      {rows.map(({ heading, table, ...ticket }, index) => (
        <g key={table} transform={`translate(0 ${72 + index * 106})`}>
          <Heading x={40} y={20} index={index} isBelow>
            {heading}
          </Heading>
          <Ticket x={126} y={0} isDense table={`${words.table} ${table}`} {...ticket} />
        </g>
      ))}
    </>
  );
}

const counts = [palette.orange, palette.sun, palette.teal];

export function Heading({ x, y = 140, index, isBelow = false, children }: HeadingProps) {
  return (
    <>
      <circle cx={x + 9} cy={y} r="9" fill={counts[index]} />
      {!isBelow && (
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
      )}
      <Text x={isBelow ? x : x + 26} y={isBelow ? y + 28 : y + 4.5} size={13.5} weight="bold">
        {children}
      </Text>
    </>
  );
}

interface HeadingProps {
  x: number;
  y?: number;
  index: number;
  /** The name stands below its dot, which counts nothing; not beside it. */
  isBelow?: boolean;
  children: string;
}

/** The kitchen board: what has to start, what is cooking, what can be served. */
export const kitchen: Scene<KitchenWords> = {
  words: wordsIn(import.meta.glob('./kitchen.*.json', { eager: true, import: 'default' })),
  ramp: 'ember',
  wide: {
    width: 820,
    height: 560,
    land: { name: 'hill', x: -700, y: -330, width: 1700 },
    Drawing: KitchenWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -500, y: -260, width: 1000 },
    Drawing: KitchenSmall,
  },
};
