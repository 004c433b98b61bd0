import { Avatar, Chip, type ChipColour } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';

type City = 'busan' | 'daNang' | 'haiPhong' | 'hue' | 'kobe' | 'nagoya' | 'osaka' | 'tokyo';

interface BoardWords {
  orders: string;
  pending: string;
  waiting: string;
  accepted: string;
  stock: string;
  approval: string;
  truck: string;
  customs: string;
  wave: string;
  picked: string;
  packed: string;
  cities: Record<City, string>;
}

function OrderBoard({ x, y, words }: { x: number; y: number; words: BoardWords }) {
  const columns: {
    state: string;
    count: number;
    colour: ChipColour;
    orders: [string, string, string][];
  }[] = [
    {
      state: words.pending,
      count: 14,
      colour: 'plain',
      orders: [
        ['SO-4471', words.cities.osaka, words.stock],
        ['SO-4478', words.cities.daNang, words.approval],
        ['SO-4480', words.cities.nagoya, words.stock],
      ],
    },
    {
      state: words.waiting,
      count: 6,
      colour: 'sun',
      orders: [
        ['SO-4459', words.cities.busan, words.truck],
        ['SO-4462', words.cities.haiPhong, words.customs],
      ],
    },
    {
      state: words.accepted,
      count: 118,
      colour: 'teal',
      orders: [
        ['SO-4390', words.cities.tokyo, words.wave],
        ['SO-4391', words.cities.hue, words.picked],
        ['SO-4394', words.cities.kobe, words.packed],
      ],
    },
  ];
  return (
    <Panel x={x} y={y} width={700} height={464} radius={18} lift={80} fill="#fdf6e8">
      <Text x={28} y={48} size={20} weight="bold">
        {words.orders}
      </Text>
      <Text x={672} y={48} size={20} weight="bold" anchor="end">
        138
      </Text>
      {columns.map(({ state, count, colour, orders }, column) => (
        <g key={state} transform={`translate(${28 + column * 220} 76)`}>
          <Chip x={0} y={0} width={122} colour={colour}>
            {state}
          </Chip>
          <Text x={200} y={17} size={14} weight="bold" anchor="end">
            {count}
          </Text>
          {orders.map(([number, place, reason], row) => (
            <Panel
              key={number}
              x={0}
              y={42 + row * 112}
              width={204}
              height={96}
              radius={12}
              lift={20}
            >
              <Text x={16} y={28} size={14} weight="bold">
                {number}
              </Text>
              <Text x={188} y={28} size={12.5} tone="muted" anchor="end">
                {place}
              </Text>
              <Rule d="M16 42H188" />
              <Glyph
                name={column === 2 ? 'check' : 'clock'}
                x={14}
                y={54}
                size={20}
                colour={column === 2 ? palette.teal : palette.ember}
              />
              <Text x={42} y={69} size={12.5} weight="medium">
                {reason}
              </Text>
            </Panel>
          ))}
        </g>
      ))}
    </Panel>
  );
}

/** Orders by state, and what each of them waits for. */
export const satoBoard = panelScene<BoardWords>('kraft', OrderBoard, { wide: { x: 60, y: 48 } });

interface RightsWords {
  rights: string;
  record: string;
  see: string;
  pick: string;
  approve: string;
  none: string;
  changed: string;
  changedDetail: string;
  /** Three. */
  warehouses: string[];
  /** Four, by their given names. */
  employees: string[];
}

type Right = 'see' | 'pick' | 'approve' | 'none';

const chips: Record<Right, ChipColour> = {
  see: 'plain',
  pick: 'sun',
  approve: 'teal',
  none: 'plain',
};
/** One for each employee; a right for each warehouse. */
const rightsOf: { colour: string; rights: Right[] }[] = [
  { colour: '#ffd98a', rights: ['approve', 'see', 'see'] },
  { colour: '#e1bd88', rights: ['none', 'see', 'approve'] },
  { colour: '#cfe6e1', rights: ['pick', 'none', 'none'] },
  { colour: '#f9b27a', rights: ['pick', 'pick', 'none'] },
];

function Rights({ x, y, words }: { x: number; y: number; words: RightsWords }) {
  return (
    <Panel x={x} y={y} width={660} height={424} radius={18} lift={80}>
      <Text x={28} y={48} size={20} weight="bold">
        {words.rights}
      </Text>
      <Text x={28} y={70} size={12.5} tone="muted">
        {words.record}
      </Text>
      {words.warehouses.map((warehouse, index) => (
        <Text key={warehouse} x={176 + index * 158} y={110} size={13} weight="bold">
          {warehouse}
        </Text>
      ))}
      <Rule d="M28 124H632" />
      {rightsOf.map(({ colour, rights }, row) => (
        <g key={colour} transform={`translate(28 ${124 + row * 66})`}>
          <Avatar x={18} y={33} radius={18} colour={colour}>
            {words.employees[row]?.slice(0, 1) ?? ''}
          </Avatar>
          <Text x={50} y={38} size={14.5} weight="bold">
            {words.employees[row]}
          </Text>
          {rights.map((right, index) =>
            right === 'none' ? (
              <Text key={index} x={156 + index * 158} y={38} size={13} tone="muted">
                {words.none}
              </Text>
            ) : (
              <Chip key={index} x={148 + index * 158} y={21} width={116} colour={chips[right]}>
                {words[right]}
              </Chip>
            ),
          )}
          {row < rightsOf.length - 1 && <Rule d="M0 66H604" />}
        </g>
      ))}
    </Panel>
  );
}

function ChangedCard({ x, y, words }: { x: number; y: number; words: RightsWords }) {
  return (
    <Panel x={x} y={y} width={286} height={84} lift={50} fill={palette.ink}>
      <circle cx="42" cy="42" r="20" fill={palette.honey} />
      <Glyph name="key" x={31} y={31} size={22} />
      <Text x={78} y={38} size={13.5} weight="bold" tone="white">
        {words.changed}
      </Text>
      <Text x={78} y={57} size={12} tone="onInk">
        {words.changedDetail}
      </Text>
    </Panel>
  );
}

/** Rights by employee and by warehouse, every change on record. */
export const satoRights = panelScene<RightsWords>(
  'kraft',
  Rights,
  { wide: { x: 70, y: 52 } },
  {
    Draw: ChangedCard,
    wide: { x: 492, y: 424 },
    small: { x: 56, y: 282 },
  },
);
