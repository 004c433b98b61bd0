import { Chip } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { wordsIn } from '../words.ts';
import type english from './growth.en.json';

type GrowthWords = typeof english;

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
        height={210}
        weightUnit={words.kilograms}
        lastAge={words.lastAge}
      />
      <Text x={330} y={306} size={12.5} tone="muted">
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
        lastAge={words.lastAge}
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
  wordsIn(import.meta.glob('./growth.*.json', { eager: true, import: 'default' })),
  'blossom',
  Growth,
  { wide: { x: 60, y: 50 }, small: { x: 18, y: 20 } },
  { Draw: NoteCard, wide: { x: 516, y: 452 } },
  GrowthSmall,
);
