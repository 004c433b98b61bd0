import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';

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
  { x: 514, y: 146, battery: 0.64, name: 'GW-204' },
  { x: 150, y: 268, battery: 0.18, name: 'GW-205' },
  { x: 366, y: 292, battery: 0.79, name: 'GW-206' },
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
        <Plant />
      </g>
    </Panel>
  );
}

/** The part of the plant around the weak gateway and its neighbour. */
function PlantMapSmall({ x, y, words }: { x: number; y: number; words: GatewaysWords }) {
  return (
    <Panel x={x} y={y} width={420} height={400} radius={18} lift={50}>
      <Text x={24} y={38} size={18} weight="bold">
        {words.plant}
      </Text>
      <svg x="14" y="54" width="326" height="346" viewBox="-12 130 326 346">
        <Plant />
      </svg>
    </Panel>
  );
}

/** The plant from above with its gateways, 600 by 344. */
function Plant() {
  return (
    <>
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
        <path d="M96 96L238 150L388 84L514 146L366 292L238 150M150 268L238 150" />
      </g>
      {gateways.map((gateway) => (
        <GatewayPin key={gateway.name} {...gateway} />
      ))}
    </>
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
      <Text x={-10} y={-3} size={12} weight="bold">
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

function WeakCard(props: DrawingProps<GatewaysWords> & Place) {
  return <StateCard {...props} shown={3} />;
}

function WeakCardSmall(props: DrawingProps<GatewaysWords> & Place) {
  return <StateCard {...props} shown={1} />;
}

interface StateCardProps extends DrawingProps<GatewaysWords>, Place {
  /** How much of its state there is room for. */
  shown: number;
}

function StateCard({ x, y, shown, words, format }: StateCardProps) {
  const rows = [
    [words.battery, format.percent(0.18)],
    [words.connection, format.quantity(-71, 'dBm')],
    [words.firmware, '4.2.0'],
  ] as const;
  return (
    <Panel x={x} y={y} width={248} height={106 + shown * 30} radius={18} lift={60}>
      <Text x={22} y={36} size={17} weight="bold">
        GW-205
      </Text>
      <Chip x={118} y={18} width={112} colour="sun">
        {words.weak}
      </Chip>
      {rows.slice(0, shown).map(([name, value], index) => (
        <g key={name} transform={`translate(22 ${70 + index * 30})`}>
          <Text x={0} y={0} size={12.5} tone="muted">
            {name}
          </Text>
          <Text x={204} y={0} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
          <Rule d="M0 10H204" />
        </g>
      ))}
      <Text x={22} y={82 + shown * 30} size={12} weight="medium" tone="teal">
        {words.change}
      </Text>
    </Panel>
  );
}

/** The gateways of a plant with their batteries and connections. */
export const yokogawaGateways = panelScene<GatewaysWords>(
  'lagoon',
  PlantMap,
  { wide: { x: 56, y: 50 }, small: { x: 20, y: 14 } },
  {
    Draw: WeakCard,
    wide: { x: 536, y: 318 },
    small: { x: 92, y: 230 },
    DrawSmall: WeakCardSmall,
  },
  PlantMapSmall,
);
