import { Chip, type ChipColour } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { card, Card, Reason } from './order-card.tsx';
import type { SatoProps, SatoWords } from './words.ts';

interface State {
  name: string;
  colour: ChipColour;
  /** What holds the followed order up in it. */
  reason: string;
  others: [number: string, place: string, reason: string][];
}

const statesOf = ({ cities, ...words }: SatoWords): State[] => [
  {
    name: words.pending,
    colour: 'plain',
    reason: words.stock,
    others: [
      ['SO-4471', cities.kobe, words.approval],
      ['SO-4482', cities.tokyo, words.stock],
    ],
  },
  {
    name: words.waiting,
    colour: 'sun',
    reason: words.truck,
    others: [
      ['SO-4459', cities.busan, words.customs],
      ['SO-4466', cities.kobe, words.truck],
    ],
  },
  {
    name: words.accepted,
    colour: 'teal',
    reason: words.wave,
    others: [
      ['SO-4390', cities.tokyo, words.picked],
      ['SO-4394', cities.kobe, words.packed],
    ],
  },
];

const board = { x: 652, y: 76, width: 742, height: 566 } as const;
/** Where a card lies: three columns, three rows. The choreography moves one as far as the next column. */
const columnAt = (column: number) => board.x + 28 + column * 236;
const rowAt = (row: number) => board.y + 132 + row * 134;

function Board({ words }: SatoProps) {
  const { x, y, width, height } = board;
  return (
    <>
      <path
        d={`M${x - 12} ${y - 12}l-34 40V${y + height + 46}H${x + width - 30}l42-34z`}
        fill="#5a3a10"
        opacity=".24"
      />
      <rect
        x={x - 14}
        y={y - 14}
        width={width + 28}
        height={height + 28}
        rx="26"
        fill={palette.ink}
      />
      <rect x={x} y={y} width={width} height={height} rx="14" fill="#fdf6e8" />
      <Text x={x + 30} y={y + 54} size={27} weight="bold">
        {words.orders}
      </Text>
      {statesOf(words).map(({ name, colour, others }, column) => (
        <g key={name}>
          <rect
            x={columnAt(column) - 9}
            y={y + 76}
            width={card.width + 18}
            height={height - 92}
            rx="14"
            fill="#f3e6cb"
          />
          <Chip x={columnAt(column)} y={y + 88} width={132} size={15} colour={colour}>
            {name}
          </Chip>
          <rect
            x={columnAt(column)}
            y={rowAt(0)}
            width={card.width}
            height={card.height}
            rx="12"
            fill="none"
            stroke="#c9a873"
            strokeWidth="2"
            strokeDasharray="7 7"
          />
          {others.map(([number, place, reason], index) => (
            <g key={number} transform={`translate(${columnAt(column)} ${rowAt(index + 1)})`}>
              <rect x="-3" y="5" width={card.width} height={card.height} rx="12" fill="#d8bd8c" />
              <rect width={card.width} height={card.height} rx="12" fill={palette.white} />
              <Text x={16} y={36} size={16} weight="bold">
                {number}
              </Text>
              <Text x={card.width - 16} y={36} size={14.5} tone="muted" anchor="end">
                {place}
              </Text>
              <Rule d={`M16 54H${card.width - 16}`} />
              <Reason at={column} reason={reason} x={14} y={70} />
            </g>
          ))}
        </g>
      ))}
      {[0, 1].map((from) => (
        <path
          key={from}
          d={`M${columnAt(from) + card.width + 3} ${rowAt(0) + 55}h14m-6-6l6 6-6 6`}
          fill="none"
          stroke={palette.orange}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </>
  );
}

/** The states below one another, the order in the last. */
function BoardSmall({ words }: SatoProps) {
  return (
    <>
      <rect x="4" y="8" width="292" height="374" rx="18" fill={palette.ink} />
      <rect x="12" y="16" width="276" height="358" rx="11" fill="#fdf6e8" />
      <Text x={28} y={50} size={19} weight="bold">
        {words.orders}
      </Text>
      {statesOf(words).map(({ name, colour, reason }, index) => {
        const y = 64 + index * 78;
        return (
          <g key={name} transform={`translate(24 ${y})`}>
            <Chip x={0} y={0} width={118} size={13} colour={colour}>
              {name}
            </Chip>
            {index < 2 && (
              <>
                <rect
                  y="31"
                  width="252"
                  height="40"
                  rx="10"
                  fill="none"
                  stroke="#c9a873"
                  strokeWidth="1.6"
                  strokeDasharray="6 6"
                />
                <Reason at={index} reason={reason} x={12} y={40} />
              </>
            )}
          </g>
        );
      })}
      <g transform="translate(43 251) scale(.99)">
        <use href="#sa-card" transform={`translate(${-columnAt(0)} ${-rowAt(0)})`} />
        <use href="#sa-reason-2" transform={`translate(${-columnAt(0)} ${-rowAt(0)})`} />
      </g>
    </>
  );
}

export function BoardSymbols(props: SatoProps) {
  return (
    <>
      <g id="sa-board">
        <Board {...props} />
      </g>
      <g id="sa-card" transform={`translate(${columnAt(0)} ${rowAt(0)})`}>
        <Card {...props} />
      </g>
      {statesOf(props.words).map(({ name, reason }, at) => (
        <g key={name} id={`sa-reason-${at}`} transform={`translate(${columnAt(0)} ${rowAt(0)})`}>
          <Reason at={at} reason={reason} x={14} y={70} />
        </g>
      ))}
      <g id="sa-board-small">
        <BoardSmall {...props} />
      </g>
    </>
  );
}
