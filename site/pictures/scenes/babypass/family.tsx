import { Avatar, Toggle } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import { wordsIn } from '../words.ts';
import type english from './family.en.json';

type FamilyWords = typeof english;

const colours = ['#fac9b9', '#ffd98a', '#cfe6e1', '#e6d3ce'];
/** Growth, vaccines and diary, for each of the four. */
const sees = [
  [true, true, true],
  [true, true, true],
  [true, false, true],
  [true, true, false],
];

interface MembersProps {
  words: FamilyWords;
  step: number;
  radius: number;
  /** The middle of each column of switches. */
  columns: number[];
  width: number;
}

/** The four, one below the other, and what each of them sees. */
function Members({ words, step, radius, columns, width }: MembersProps) {
  return words.people.map(({ name, role, initial }, row) => (
    <g key={name} transform={`translate(0 ${row * step})`}>
      <Avatar x={radius} y={step / 2} radius={radius} colour={colours[row] ?? palette.honey}>
        {initial}
      </Avatar>
      <Text x={radius * 2 + 12} y={step / 2 - 4} size={15} weight="bold">
        {name}
      </Text>
      <Text x={radius * 2 + 12} y={step / 2 + 15} size={12.5} tone="muted">
        {role}
      </Text>
      {columns.map((middle, part) => (
        <Toggle key={middle} x={middle - 17} y={step / 2 - 10} isOn={sees[row]?.[part]} />
      ))}
      {row < words.people.length - 1 && <Rule d={`M0 ${step}H${width}`} />}
    </g>
  ));
}

function Family({ x, y, words }: { x: number; y: number; words: FamilyWords }) {
  return (
    <Panel x={x} y={y} width={640} height={440} radius={18} lift={80}>
      <Heading words={words} />
      <Columns words={words} y={112} middles={[311, 427, 543]} />
      <Rule d="M28 126H612" />
      <g transform="translate(28 126)">
        <Members words={words} step={74} radius={22} columns={[283, 399, 515]} width={584} />
      </g>
    </Panel>
  );
}

function FamilySmall({ x, y, words }: { x: number; y: number; words: FamilyWords }) {
  return (
    <Panel x={x} y={y} width={320} height={346} radius={18} lift={50}>
      <Heading words={words} x={24} />
      <Columns words={words} y={100} middles={[173, 227, 279]} />
      <Rule d="M24 112H296" />
      <g transform="translate(24 112)">
        <Members words={words} step={57} radius={16} columns={[149, 203, 255]} width={272} />
      </g>
    </Panel>
  );
}

function Heading({ words, x = 28 }: { words: FamilyWords; x?: number }) {
  return (
    <>
      <Text x={x} y={48} size={20} weight="bold">
        {words.family}
      </Text>
      <Text x={x} y={70} size={12.5} tone="muted">
        {words.invited}
      </Text>
    </>
  );
}

function Columns({ words, y, middles }: { words: FamilyWords; y: number; middles: number[] }) {
  return [words.growth, words.vaccines, words.diary].map((part, index) => (
    <Text key={part} x={middles[index] ?? 0} y={y} size={12} weight="bold" anchor="middle">
      {part}
    </Text>
  ));
}

/** Who of the family sees what. */
export const babypassFamily = panelScene<FamilyWords>(
  wordsIn(import.meta.glob('./family.*.json', { eager: true, import: 'default' })),
  'blossom',
  Family,
  { wide: { x: 90, y: 54 } },
  undefined,
  FamilySmall,
);
