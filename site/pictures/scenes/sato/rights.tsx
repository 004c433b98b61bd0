import { Avatar, Chip, type ChipColour } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import { wordsIn } from '../words.ts';
import type english from './rights.en.json';

type RightsWords = typeof english;

type Right = 'see' | 'pick' | 'approve' | 'none';

const chips: Record<Right, ChipColour> = {
  see: 'plain',
  pick: 'sun',
  approve: 'teal',
  none: 'plain',
};
/** One for each employee; a right for each warehouse. */
const rightsOf: { colour: string; rights: Right[] }[] = [
  { colour: '#ffd98a', rights: ['approve', 'approve', 'see'] },
  { colour: '#e1bd88', rights: ['none', 'see', 'approve'] },
  { colour: '#cfe6e1', rights: ['pick', 'none', 'none'] },
  { colour: '#f9b27a', rights: ['pick', 'pick', 'none'] },
];

interface RowsProps {
  words: RightsWords;
  /** Which employees and how many warehouses are shown. */
  rows: number[];
  warehouses: number;
  step: number;
  /** Where the first warehouse stands, and how far the next one is from it. */
  left: number;
  pitch: number;
  chip: number;
  width: number;
}

function Rows({ words, rows, warehouses, step, left, pitch, chip, width }: RowsProps) {
  return (
    <>
      {words.warehouses.slice(0, warehouses).map((warehouse, index) => (
        <Text
          key={warehouse}
          x={left + index * pitch + chip / 2}
          y={-14}
          size={13}
          weight="bold"
          anchor="middle"
        >
          {warehouse}
        </Text>
      ))}
      <Rule d={`M0 0H${width}`} />
      {rows.map((row, index) => (
        <g key={row} transform={`translate(0 ${index * step})`}>
          <Avatar x={18} y={step / 2} radius={18} colour={rightsOf[row]?.colour ?? palette.honey}>
            {words.employees[row]?.slice(0, 1) ?? ''}
          </Avatar>
          <Text x={48} y={step / 2 + 5} size={14} weight="bold">
            {words.employees[row]}
          </Text>
          {rightsOf[row]?.rights.slice(0, warehouses).map((right, warehouse) => (
            <RightChip
              key={warehouse}
              x={left + warehouse * pitch}
              y={step / 2 - 12}
              width={chip}
              right={right}
              words={words}
            />
          ))}
          {index < rows.length - 1 && <Rule d={`M0 ${step}H${width}`} />}
        </g>
      ))}
    </>
  );
}

interface RightChipProps {
  x: number;
  y: number;
  width: number;
  right: Right;
  words: RightsWords;
}

function RightChip({ x, y, width, right, words }: RightChipProps) {
  return right === 'none' ? (
    <Text x={x + width / 2} y={y + 17} size={13} tone="muted" anchor="middle">
      {words.none}
    </Text>
  ) : (
    <Chip x={x} y={y} width={width} colour={chips[right]}>
      {words[right]}
    </Chip>
  );
}

function Rights({ x, y, words }: { x: number; y: number; words: RightsWords }) {
  return (
    <Panel x={x} y={y} width={660} height={424} radius={18} lift={80}>
      <Heading words={words} />
      <g transform="translate(28 124)">
        <Rows
          words={words}
          rows={[0, 1, 2, 3]}
          warehouses={3}
          step={66}
          left={164}
          pitch={158}
          chip={116}
          width={604}
        />
      </g>
    </Panel>
  );
}

/** Without the warehouse and the employee that the card over it does not speak of. */
function RightsSmall({ x, y, words }: { x: number; y: number; words: RightsWords }) {
  return (
    <Panel x={x} y={y} width={324} height={290} radius={18} lift={50}>
      <Heading words={words} />
      <g transform="translate(22 118)">
        <Rows
          words={words}
          rows={[0, 1, 3]}
          warehouses={2}
          step={50}
          left={126}
          pitch={80}
          chip={72}
          width={280}
        />
      </g>
    </Panel>
  );
}

function Heading({ words }: { words: RightsWords }) {
  return (
    <>
      <Text x={28} y={48} size={20} weight="bold">
        {words.rights}
      </Text>
      <Text x={28} y={70} size={12.5} tone="muted">
        {words.record}
      </Text>
    </>
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
  wordsIn(import.meta.glob('./rights.*.json', { eager: true, import: 'default' })),
  'kraft',
  Rights,
  { wide: { x: 70, y: 52 }, small: { x: 18, y: 14 } },
  {
    Draw: ChangedCard,
    wide: { x: 492, y: 438 },
    small: { x: 44, y: 286 },
  },
  RightsSmall,
);
