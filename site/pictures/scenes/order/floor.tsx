import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { wordsOf } from '../../words.ts';

/** What the floor plan says, and the card of a table. */
export const floorWords = wordsOf('scenes', 'floor');

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
