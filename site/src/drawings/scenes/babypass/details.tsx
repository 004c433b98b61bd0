import { Avatar, Chip, Toggle } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import { GrowthChart } from './growth-chart.tsx';

interface GrowthWords {
  title: string;
  measured: string;
  weight: string;
  length: string;
  head: string;
  kilograms: string;
  months: string;
  band: string;
  note: string;
  noteDetail: string;
}

function Growth({ x, y, words }: { x: number; y: number; words: GrowthWords }) {
  return (
    <Panel x={x} y={y} width={640} height={448} radius={18} lift={80}>
      <Text x={28} y={46} size={20} weight="bold">
        {words.title}
      </Text>
      <Text x={28} y={68} size={12.5} tone="muted">
        {words.measured}
      </Text>
      <Chip x={28} y={88} width={94} colour="ink">
        {words.weight}
      </Chip>
      <Chip x={130} y={88} width={94}>
        {words.length}
      </Chip>
      <Chip x={232} y={88} width={94}>
        {words.head}
      </Chip>
      <GrowthChart
        x={56}
        y={142}
        width={548}
        height={248}
        weightUnit={words.kilograms}
        ageUnit={words.months}
      />
      <Text x={330} y={330} size={12.5} tone="muted">
        {words.band}
      </Text>
    </Panel>
  );
}

function GrowthSmall({ x, y, words }: { x: number; y: number; words: GrowthWords }) {
  return (
    <Panel x={x} y={y} width={322} height={340} radius={18} lift={50}>
      <Text x={22} y={42} size={18} weight="bold">
        {words.title}
      </Text>
      <Chip x={22} y={60} width={94} colour="ink">
        {words.weight}
      </Chip>
      <Chip x={124} y={60} width={94}>
        {words.length}
      </Chip>
      <GrowthChart
        x={46}
        y={108}
        width={248}
        height={172}
        weightUnit={words.kilograms}
        ageUnit={words.months}
      />
    </Panel>
  );
}

function NoteCard({ x, y, words }: { x: number; y: number; words: GrowthWords }) {
  return (
    <Panel x={x} y={y} width={264} height={84} lift={50}>
      <circle cx="42" cy="42" r="20" fill={palette.mint} />
      <path
        d="M42 32v20M32 42h20"
        stroke={palette.tealDeep}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Text x={78} y={38} size={13.5} weight="bold">
        {words.note}
      </Text>
      <Text x={78} y={57} size={12} tone="muted">
        {words.noteDetail}
      </Text>
    </Panel>
  );
}

/** The curve lies on its band: no red, no alarms. */
export const babypassGrowth = panelScene<GrowthWords>(
  'blossom',
  Growth,
  { wide: { x: 60, y: 50 }, small: { x: 18, y: 20 } },
  { Draw: NoteCard, wide: { x: 520, y: 414 } },
  GrowthSmall,
);

interface FamilyWords {
  family: string;
  invited: string;
  growth: string;
  vaccines: string;
  diary: string;
  /** Mother, father, grandmother, doctor. */
  people: { name: string; initial: string; role: string }[];
}

const colours = ['#fac9b9', '#ffd98a', '#cfe6e1', '#e6d3ce'];
/** Growth, vaccines and diary, for each of the four. */
const sees = [
  [true, true, true],
  [true, true, true],
  [true, false, true],
  [true, true, false],
];

function Family({ x, y, words }: { x: number; y: number; words: FamilyWords }) {
  return (
    <Panel x={x} y={y} width={640} height={440} radius={18} lift={80}>
      <Text x={28} y={48} size={20} weight="bold">
        {words.family}
      </Text>
      <Text x={28} y={70} size={12.5} tone="muted">
        {words.invited}
      </Text>
      {[words.growth, words.vaccines, words.diary].map((part, index) => (
        <Text key={part} x={311 + index * 116} y={112} size={12.5} weight="bold" anchor="middle">
          {part}
        </Text>
      ))}
      <Rule d="M28 126H612" />
      {words.people.map(({ name, role, initial }, row) => (
        <g key={name} transform={`translate(28 ${126 + row * 74})`}>
          <Avatar x={22} y={37} radius={22} colour={colours[row] ?? palette.honey}>
            {initial}
          </Avatar>
          <Text x={60} y={33} size={15} weight="bold">
            {name}
          </Text>
          <Text x={60} y={52} size={12.5} tone="muted">
            {role}
          </Text>
          {sees[row]?.map((isOpen, part) => (
            <g key={part} transform={`translate(${266 + part * 116} 27)`}>
              {isOpen ? (
                <Toggle x={0} y={0} />
              ) : (
                <>
                  <rect width="34" height="20" rx="10" fill="#e0d0c4" />
                  <circle cx="10" cy="10" r="7.5" fill="#fff" />
                </>
              )}
            </g>
          ))}
          {row < words.people.length - 1 && <Rule d="M0 74H584" />}
        </g>
      ))}
    </Panel>
  );
}

/** Who of the family sees what. */
export const babypassFamily = panelScene<FamilyWords>('blossom', Family, {
  wide: { x: 96, y: 58 },
});
