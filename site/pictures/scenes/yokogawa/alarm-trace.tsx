import { Avatar, Chip } from '../../kit/controls.tsx';
import { lineThrough, plot } from '../../kit/curve.ts';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import { bearing } from './traces.tsx';
import { wordsIn } from '../words.ts';
import type english from './alarm-trace.en.json';

type AlarmWords = typeof english;

/** 70 °C on the trace's own scale. */
const limit = 0.7;

interface AlarmTraceProps {
  x: number;
  y: number;
  words: AlarmWords;
  width?: number;
  height?: number;
  /** Between these heights the trace runs. */
  top?: number;
  bottom?: number;
  values?: number[];
}

function AlarmTrace({
  x,
  y,
  words,
  width = 630,
  height = 420,
  top = 120,
  bottom = 360,
  values = bearing,
}: AlarmTraceProps) {
  const limitY = bottom - (bottom - top) * limit;
  const end = width - 28;
  const points = plot(values, { left: 28, right: end - 42, top, bottom, max: 1 });
  const line = lineThrough(points);
  const last = points.at(-1) ?? [0, 0];
  return (
    <Panel x={x} y={y} width={width} height={height} radius={18} lift={80}>
      <Text x={28} y={46} size={20} weight="bold">
        {words.alarm}
      </Text>
      <Text x={28} y={68} size={12.5} tone="muted">
        {words.machine}
      </Text>
      {width > 400 && (
        <Chip x={end - 118} y={30} width={118} colour="teal">
          {words.taken}
        </Chip>
      )}
      <rect
        x="28"
        y={top}
        width={width - 56}
        height={limitY - top}
        fill={palette.orange}
        opacity=".07"
      />
      <Rule
        d={[0, 0.25, 0.5, 1].map((part) => `M28 ${bottom - (bottom - top) * part}H${end}`).join('')}
      />
      <path d={`${line}V${bottom}H28z`} fill={paint.fade} />
      <Stroke d={`M28 ${limitY}H${end}`} colour={palette.orange} width={2} dashes="6 6" />
      <Stroke d={line} colour="#e4560c" width={3} />
      <circle cx={last[0]} cy={last[1]} r="14" fill={palette.orange} opacity=".22" />
      <circle
        cx={last[0]}
        cy={last[1]}
        r="6"
        fill={palette.white}
        stroke="#e4560c"
        strokeWidth="3"
      />
      <Text x={36} y={limitY - 10} size={12.5} weight="bold" tone="ember">
        {words.limit}
      </Text>
      <Text x={28} y={bottom + 26} size={12} tone="muted">
        {words.minutesAgo}
      </Text>
      <Text x={end} y={bottom + 26} size={12} tone="muted" anchor="end">
        {words.now}
      </Text>
    </Panel>
  );
}

function AlarmTraceSmall({ x, y, words }: { x: number; y: number; words: AlarmWords }) {
  return (
    <AlarmTrace
      x={x}
      y={y}
      words={words}
      width={326}
      height={276}
      top={92}
      bottom={218}
      values={bearing.slice(-34)}
    />
  );
}

function TakenCard({ x, y, words }: { x: number; y: number; words: AlarmWords }) {
  return (
    <Panel x={x} y={y} width={280} height={88} lift={56}>
      <Avatar x={44} y={44} radius={24} colour="#9fd1c8">
        {words.initials}
      </Avatar>
      <Text x={84} y={40} size={14} weight="bold">
        {words.by}
      </Text>
      <Text x={84} y={60} size={12} tone="muted">
        {words.byDetail}
      </Text>
    </Panel>
  );
}

/** The trace that raised an alarm, and who has taken it on. */
export const yokogawaAlarm = panelScene<AlarmWords>(
  wordsIn(import.meta.glob('./alarm-trace.*.json', { eager: true, import: 'default' })),
  'lagoon',
  AlarmTrace,
  { wide: { x: 62, y: 54 }, small: { x: 18, y: 20 } },
  { Draw: TakenCard, wide: { x: 500, y: 456 }, small: { x: 58, y: 282 } },
  AlarmTraceSmall,
);
