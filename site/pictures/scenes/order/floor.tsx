import { Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Scene } from '../scene.ts';
import { TableCard } from './table-card.tsx';
import { wordsIn } from '../words.ts';
import type english from './floor.en.json';

type FloorWords = typeof english;

export const tableColours = {
  ordering: '#f58a2b',
  waiting: '#c9d08a',
  eating: '#ffd36e',
  paying: '#8fc7c0',
  free: '#f1e5d0',
};
export type State = keyof typeof tableColours;

export const states = [
  'ordering',
  'waiting',
  'eating',
  'paying',
  'free',
] as const satisfies State[];

/**
 * Eight of ten are taken, two in each state. The kitchen's board knows six of them: nobody who pays,
 * as ordering those whose order is new, as waiting those who have nothing yet.
 */
export const tables: { number: number; x: number; y: number; state: State }[] = [
  { number: 1, x: 124, y: 160, state: 'paying' },
  { number: 2, x: 238, y: 160, state: 'eating' },
  { number: 3, x: 352, y: 160, state: 'free' },
  { number: 4, x: 238, y: 262, state: 'eating' },
  { number: 7, x: 352, y: 262, state: 'ordering' },
  { number: 9, x: 466, y: 174, state: 'waiting' },
  { number: 11, x: 238, y: 374, state: 'free' },
  { number: 12, x: 352, y: 374, state: 'ordering' },
  { number: 14, x: 466, y: 290, state: 'paying' },
  { number: 15, x: 466, y: 390, state: 'waiting' },
];

function FloorWide({ words, format }: DrawingProps<FloorWords>) {
  return (
    <>
      <g transform="translate(-22 0)">
        <Panel x={70} y={60} width={520} height={448} radius={18} lift={80} />
        <Text x={98} y={102} size={18} weight="bold">
          {words.floor}
        </Text>
        <Text x={562} y={102} size={12.5} tone="muted" anchor="end">
          {words.taken}
        </Text>
        <rect x="98" y="122" width="464" height="350" rx="12" fill="#fbf3e4" />
        <Stroke d="M101 330h117v-60M559 264h-43" colour="#d9c29a" width={5} />
        <Text x={116} y={414} size={12.5} weight="medium" tone="muted">
          {words.kitchen}
        </Text>
        <Text x={548} y={149} size={12.5} weight="medium" tone="muted" anchor="end">
          {words.terrace}
        </Text>
        {tables.map((table) => (
          <Table key={table.number} {...table} />
        ))}
        {states.map((state, index) => (
          <g key={state}>
            <circle cx={106 + index * 95} cy="490" r="6" fill={tableColours[state]} />
            <Text x={118 + index * 95} y={494} size={12} weight="medium">
              {words[state]}
            </Text>
          </g>
        ))}
      </g>
      <TableCard x={552} y={338} words={words} format={format} />
    </>
  );
}

/** Six of the ten, of every state, nearer to each other. */
const tablesNear = [3, 4, 7, 9, 12, 14].flatMap((number, index) => {
  const table = tables.find((one) => one.number === number);
  return table ? [{ ...table, x: (index % 3) * 118, y: Math.floor(index / 3) * 104 }] : [];
});

function FloorSmall({ words, format }: DrawingProps<FloorWords>) {
  return (
    <>
      <Panel x={18} y={10} width={324} height={276} radius={18} lift={50}>
        <Text x={20} y={31} size={17} weight="bold">
          {words.floor}
        </Text>
        {states.map((state, index) => (
          <g
            key={state}
            transform={`translate(${25 + (index % 3) * 100} ${48 + Math.floor(index / 3) * 20})`}
          >
            <circle r="5" fill={tableColours[state]} />
            <Text x={11} y={4} size={12} weight="medium">
              {words[state]}
            </Text>
          </g>
        ))}
        <rect x="16" y="84" width="292" height="176" rx="12" fill="#fbf3e4" />
        <g transform="translate(40 104) scale(.8)">
          {tablesNear.map((table) => (
            <Table key={table.number} {...table} />
          ))}
        </g>
      </Panel>
      <TableCard x={112} y={264} isShort words={words} format={format} />
    </>
  );
}

/** The table that the card speaks of. */
const chosen = 12;

export function Table({ x, y, number, state }: (typeof tables)[number]) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill="#d9c29a"
        d="M13-12h8a5 5 0 0 1 5 5v9H8v-9a5 5 0 0 1 5-5zM57-12h8a5 5 0 0 1 5 5v9H52v-9a5 5 0 0 1 5-5zM8 60h18v9a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5zM52 60h18v9a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5z"
      />
      <rect x="-4" y="6" width="78" height="62" rx="12" fill="#5a1e00" opacity=".16" />
      <rect
        width="78"
        height="62"
        rx="12"
        fill={tableColours[state]}
        stroke={number === chosen ? palette.ink : undefined}
        strokeWidth="3"
      />
      <Text x={39} y={37} size={18} weight="bold" anchor="middle">
        {number}
      </Text>
    </g>
  );
}

/** The restaurant's floor plan with the state of each table. */
export const floor: Scene<FloorWords> = {
  words: wordsIn(import.meta.glob('./floor.*.json', { eager: true, import: 'default' })),
  ramp: 'honey',
  wide: {
    width: 820,
    height: 560,
    land: { name: 'hill', x: -600, y: -330, width: 1700 },
    Drawing: FloorWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -560, y: -250, width: 1000 },
    Drawing: FloorSmall,
  },
};
