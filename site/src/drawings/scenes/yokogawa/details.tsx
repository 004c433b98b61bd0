import { Avatar, Chip } from '../../kit/controls.tsx';
import { lineThrough, plot } from '../../kit/curve.ts';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { bearing } from './traces.tsx';

interface AlarmWords {
  alarm: string;
  machine: string;
  taken: string;
  limit: string;
  now: string;
  minutesAgo: string;
  by: string;
  initials: string;
  byDetail: string;
}

/** The limit of 70 °C on the trace's own scale. */
const limitY = 360 - 240 * 0.7;

interface AlarmTraceProps {
  x: number;
  y: number;
  words: AlarmWords;
  width?: number;
  values?: number[];
}

function AlarmTrace({ x, y, words, width = 630, values = bearing }: AlarmTraceProps) {
  const end = width - 28;
  const points = plot(values, { left: 28, right: end - 42, top: 120, bottom: 360, max: 1 });
  const line = lineThrough(points);
  const last = points.at(-1) ?? [0, 0];
  return (
    <Panel x={x} y={y} width={width} height={420} radius={18} lift={80}>
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
        y="120"
        width={width - 56}
        height={limitY - 120}
        fill={palette.orange}
        opacity=".07"
      />
      <Rule d={`M28 240H${end}M28 300H${end}M28 360H${end}M28 120H${end}`} />
      <path d={`${line}V360H28z`} fill={paint.fade} />
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
      <Text x={28} y={386} size={12} tone="muted">
        {words.minutesAgo}
      </Text>
      <Text x={end} y={386} size={12} tone="muted" anchor="end">
        {words.now}
      </Text>
    </Panel>
  );
}

function AlarmTraceSmall({ x, y, words }: { x: number; y: number; words: AlarmWords }) {
  return <AlarmTrace x={x} y={y} words={words} width={326} values={bearing.slice(-34)} />;
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
  'lagoon',
  AlarmTrace,
  { wide: { x: 62, y: 54 }, small: { x: 18, y: 20 } },
  { Draw: TakenCard, wide: { x: 500, y: 422 }, small: { x: 58, y: 280 } },
  AlarmTraceSmall,
);

interface GatewaysWords {
  plant: string;
  summary: string;
  battery: string;
  connection: string;
  firmware: string;
  weak: string;
  change: string;
}

const gateways = [
  { x: 96, y: 96, battery: 0.92, name: 'GW-201' },
  { x: 238, y: 150, battery: 0.71, name: 'GW-202' },
  { x: 388, y: 84, battery: 0.88, name: 'GW-203' },
  { x: 514, y: 166, battery: 0.64, name: 'GW-204' },
  { x: 150, y: 268, battery: 0.18, name: 'GW-205' },
  { x: 420, y: 292, battery: 0.79, name: 'GW-206' },
];

function PlantMap({ x, y, words }: { x: number; y: number; words: GatewaysWords }) {
  return (
    <Panel x={x} y={y} width={640} height={452} radius={18} lift={80}>
      <Text x={28} y={46} size={20} weight="bold">
        {words.plant}
      </Text>
      <Text x={28} y={68} size={12.5} tone="muted">
        {words.summary}
      </Text>
      <g transform="translate(20 88)">
        <rect width="600" height="344" rx="12" fill="#e4ecd8" />
        <path
          d="M0 214h600M300 0v344M450 214v130M140 0v214"
          stroke={palette.white}
          strokeWidth="16"
        />
        {[
          [24, 24, 96, 150],
          [164, 40, 112, 140],
          [330, 22, 130, 84],
          [476, 22, 100, 160],
          [330, 126, 120, 66],
          [30, 240, 240, 80],
          [330, 240, 96, 80],
          [476, 240, 96, 80],
        ].map(([left = 0, top = 0, width = 0, height = 0]) => (
          <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
            <rect x="-6" y="8" width={width} height={height} rx="6" fill="#1d4d48" opacity=".16" />
            <rect width={width} height={height} rx="6" fill="#f7f3e6" />
            <path d={`M10 ${height / 2}h${width - 20}`} stroke="#d8d2ba" strokeWidth="3" />
          </g>
        ))}
        <g
          fill="none"
          stroke="#4da2a6"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray=".1 8"
        >
          <path d="M96 96L238 150L388 84L514 166L420 292L238 150M150 268L238 150" />
        </g>
        {gateways.map((gateway) => (
          <GatewayPin key={gateway.name} {...gateway} />
        ))}
      </g>
    </Panel>
  );
}

function GatewayPin({ x, y, battery, name }: (typeof gateways)[number]) {
  const isWeak = battery < 0.3;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-52" y="-18" width="112" height="40" rx="20" fill="#0d565c" opacity=".2" />
      <rect x="-50" y="-22" width="112" height="40" rx="20" fill={palette.white} />
      <circle cx="-30" cy="-2" r="14" fill={isWeak ? palette.orange : palette.teal} />
      <Glyph
        name={isWeak ? 'bell' : 'server'}
        x={-38}
        y={-10}
        size={16}
        colour={isWeak ? palette.ink : '#fff'}
      />
      <Text x={-10} y={-3} size={11.5} weight="bold">
        {name}
      </Text>
      <rect x="-10" y="4" width="58" height="6" rx="3" fill={palette.wheat} />
      <rect
        x="-10"
        y="4"
        width={Math.round(58 * battery)}
        height="6"
        rx="3"
        fill={isWeak ? palette.orange : palette.teal}
      />
    </g>
  );
}

function WeakCard({ x, y, words, format }: DrawingProps<GatewaysWords> & Place) {
  const rows = [
    [words.battery, format.percent(0.18)],
    [words.connection, format.quantity(-71, 'dBm')],
    [words.firmware, '4.2.0'],
  ] as const;
  return (
    <Panel x={x} y={y} width={248} height={196} radius={18} lift={60}>
      <Text x={22} y={36} size={17} weight="bold">
        GW-205
      </Text>
      <Chip x={118} y={18} width={112} colour="sun">
        {words.weak}
      </Chip>
      {rows.map(([name, value], index) => (
        <g key={name} transform={`translate(22 ${70 + index * 30})`}>
          <Text x={0} y={0} size={12.5} tone="muted">
            {name}
          </Text>
          <Text x={204} y={0} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
        </g>
      ))}
      <Rule d="M22 80H226M22 110H226M22 140H226" />
      <Text x={22} y={172} size={12} weight="medium" tone="teal">
        {words.change}
      </Text>
    </Panel>
  );
}

/** The gateways of a plant with their batteries and connections. */
export const yokogawaGateways = panelScene<GatewaysWords>(
  'lagoon',
  PlantMap,
  { wide: { x: 56, y: 50 } },
  {
    Draw: WeakCard,
    wide: { x: 536, y: 318 },
    small: { x: 92, y: 204 },
  },
);
