import type { Format } from '../../format.ts';
import { Chip, type ChipColour } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { wordsIn } from '../words.ts';
import type english from './order-board.en.json';

type BoardWords = typeof english;

interface Column {
  state: string;
  count: number;
  colour: ChipColour;
  orders: [number: string, place: string, reason: string][];
}

const columnsOf = ({ cities, ...words }: BoardWords): Column[] => [
  {
    state: words.pending,
    count: 14,
    colour: 'plain',
    orders: [
      ['SO-4471', cities.osaka, words.stock],
      ['SO-4478', cities.daNang, words.approval],
      ['SO-4480', cities.nagoya, words.stock],
    ],
  },
  {
    state: words.waiting,
    count: 6,
    colour: 'sun',
    orders: [
      ['SO-4459', cities.busan, words.truck],
      ['SO-4462', cities.haiPhong, words.customs],
    ],
  },
  {
    state: words.accepted,
    count: 118,
    colour: 'teal',
    orders: [
      ['SO-4390', cities.tokyo, words.wave],
      ['SO-4391', cities.hue, words.picked],
      ['SO-4394', cities.kobe, words.packed],
    ],
  },
];

/** The column in which nothing is waited for. */
const accepted = 2;

function OrderBoard({ x, y, words, format }: DrawingProps<BoardWords> & Place) {
  return (
    <Panel x={x} y={y} width={700} height={464} radius={18} lift={80} fill="#fdf6e8">
      <Heading words={words} end={672} />
      {columnsOf(words).map((column, index) => (
        <g key={column.state} transform={`translate(${28 + index * 220} 76)`}>
          <StateHeading {...column} width={204} format={format} />
          {column.orders.map((order, row) => (
            <OrderCard key={order[0]} y={42 + row * 112} width={204} order={order} at={index} />
          ))}
        </g>
      ))}
    </Panel>
  );
}

/** The first order of each state. */
function OrderBoardSmall({ x, y, words, format }: DrawingProps<BoardWords> & Place) {
  return (
    <Panel x={x} y={y} width={320} height={360} radius={18} lift={50} fill="#fdf6e8">
      <Heading words={words} y={38} end={296} />
      {columnsOf(words).map((column, index) => (
        <g key={column.state} transform={`translate(24 ${56 + index * 99})`}>
          <StateHeading {...column} width={272} format={format} />
          {column.orders.slice(0, 1).map((order) => (
            <OrderCard key={order[0]} y={29} width={272} order={order} at={index} isLow />
          ))}
        </g>
      ))}
    </Panel>
  );
}

function Heading({ words, end, y = 48 }: { words: BoardWords; end: number; y?: number }) {
  return (
    <>
      <Text x={28} y={y} size={20} weight="bold">
        {words.orders}
      </Text>
      <Text x={end} y={y} size={20} weight="bold" anchor="end">
        138
      </Text>
    </>
  );
}

function StateHeading({
  state,
  count,
  colour,
  width,
  format,
}: Column & { width: number; format: Format }) {
  return (
    <>
      <Chip x={0} y={0} width={122} colour={colour}>
        {state}
      </Chip>
      <Text x={width - 4} y={17} size={14} weight="bold" anchor="end">
        {format.number(count)}
      </Text>
    </>
  );
}

interface OrderCardProps {
  y: number;
  width: number;
  order: Column['orders'][number];
  /** The column it stands in. */
  at: number;
  isLow?: boolean;
}

function OrderCard({
  y,
  width,
  order: [number, place, reason],
  at,
  isLow = false,
}: OrderCardProps) {
  const isAccepted = at === accepted;
  const rule = isLow ? 30 : 42;
  return (
    <Panel x={0} y={y} width={width} height={isLow ? 64 : 96} radius={12} lift={20}>
      <Text x={16} y={rule - (isLow ? 10 : 14)} size={14} weight="bold">
        {number}
      </Text>
      <Text x={width - 16} y={rule - (isLow ? 10 : 14)} size={12.5} tone="muted" anchor="end">
        {place}
      </Text>
      <Rule d={`M16 ${rule}H${width - 16}`} />
      <g transform={`translate(0 ${rule + (isLow ? 6 : 12)})`}>
        <Glyph
          name={isAccepted ? 'check' : 'clock'}
          x={14}
          y={0}
          size={20}
          colour={isAccepted ? palette.teal : palette.ember}
        />
        <Text x={42} y={15} size={12.5} weight="medium">
          {reason}
        </Text>
      </g>
    </Panel>
  );
}

/** Orders by state, and what each of them waits for. */
export const satoBoard = panelScene<BoardWords>(
  wordsIn(import.meta.glob('./order-board.*.json', { eager: true, import: 'default' })),
  'kraft',
  OrderBoard,
  { wide: { x: 60, y: 48 }, small: { x: 20, y: 10 } },
  undefined,
  OrderBoardSmall,
);
