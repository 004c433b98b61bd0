import { Chip } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { Plant } from './plant.tsx';
import { wordsIn } from '../words.ts';
import type english from './gateways.en.json';

type GatewaysWords = typeof english;

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
        <Plant
          width={600}
          height={344}
          roads="M0 214h600M300 0v344M450 214v130M140 0v214"
          halls={[
            [24, 24, 96, 150],
            [164, 40, 112, 140],
            [330, 22, 130, 84],
            [476, 22, 100, 160],
            [330, 126, 120, 66],
            [30, 240, 240, 80],
            [330, 240, 96, 80],
            [476, 240, 96, 80],
          ]}
          links="M96 96L238 150L388 84L514 146L366 292L238 150M150 268L238 150"
          gateways={[
            { x: 96, y: 96, battery: 0.92, name: 'GW-201' },
            { x: 238, y: 150, battery: 0.71, name: 'GW-202' },
            { x: 388, y: 84, battery: 0.88, name: 'GW-203' },
            { x: 514, y: 146, battery: 0.64, name: 'GW-204' },
            { x: 150, y: 268, battery: 0.18, name: 'GW-205' },
            { x: 366, y: 292, battery: 0.79, name: 'GW-206' },
          ]}
        />
      </g>
    </Panel>
  );
}

/** The same six with the same links, in two columns. */
function PlantMapSmall({ x, y, words }: { x: number; y: number; words: GatewaysWords }) {
  return (
    <Panel x={x} y={y} width={328} height={254} radius={18} lift={50}>
      <Text x={20} y={31} size={18} weight="bold">
        {words.plant}
      </Text>
      <Text x={20} y={50} size={12.5} tone="muted">
        {words.summary}
      </Text>
      <g transform="translate(14 60)">
        <Plant
          width={300}
          height={180}
          roads="M0 84h300M150 0v180"
          halls={[
            [16, 12, 116, 54],
            [174, 10, 110, 58],
            [18, 102, 112, 62],
            [172, 104, 112, 58],
          ]}
          links="M70 50v9M224 50v9M70 108v9M224 108v9M141 63L173 50M141 103L173 116"
          gateways={[
            { x: 68, y: 28, battery: 0.92, name: 'GW-201' },
            { x: 222, y: 28, battery: 0.88, name: 'GW-203' },
            { x: 72, y: 86, battery: 0.71, name: 'GW-202' },
            { x: 226, y: 86, battery: 0.64, name: 'GW-204' },
            { x: 68, y: 144, battery: 0.18, name: 'GW-205' },
            { x: 222, y: 144, battery: 0.79, name: 'GW-206' },
          ]}
        />
      </g>
    </Panel>
  );
}

function WeakCard(props: DrawingProps<GatewaysWords> & Place) {
  return <StateCard {...props} top={36} step={30} rows={3} />;
}

/** Without the firmware, which says nothing about a battery. */
function WeakCardSmall(props: DrawingProps<GatewaysWords> & Place) {
  return <StateCard {...props} top={29} step={22} rows={2} />;
}

interface StateCardProps extends DrawingProps<GatewaysWords>, Place {
  /** Where its heading stands, and how far each row is from the next. */
  top: number;
  step: number;
  /** How many of them are shown. */
  rows: number;
}

function StateCard({ x, y, top, step, rows, words, format }: StateCardProps) {
  const values = [
    [words.battery, format.percent(0.18)],
    [words.connection, format.quantity(-71, 'dBm')],
    [words.firmware, '4.2.0'],
  ] as const;
  return (
    <Panel x={x} y={y} width={248} height={top * 2 + step * (rows + 1) + 4} radius={18} lift={60}>
      <Text x={22} y={top} size={17} weight="bold">
        GW-205
      </Text>
      <Chip x={118} y={top - 18} width={112} colour="sun">
        {words.weak}
      </Chip>
      {values.slice(0, rows).map(([name, value], index) => (
        <g key={name} transform={`translate(22 ${top + (index + 1) * step + 4})`}>
          <Text x={0} y={0} size={12.5} tone="muted">
            {name}
          </Text>
          <Text x={204} y={0} size={12.5} weight="bold" anchor="end">
            {value}
          </Text>
          <Rule d={`M0 ${step / 3}H204`} />
        </g>
      ))}
      <Text x={22} y={top + step * (rows + 1) + 8} size={12} weight="medium" tone="teal">
        {words.change}
      </Text>
    </Panel>
  );
}

/** The gateways of a plant with their batteries and connections. */
export const yokogawaGateways = panelScene<GatewaysWords>(
  wordsIn(import.meta.glob('./gateways.*.json', { eager: true, import: 'default' })),
  'lagoon',
  PlantMap,
  { wide: { x: 56, y: 50 }, small: { x: 16, y: 8 } },
  {
    Draw: WeakCard,
    wide: { x: 536, y: 318 },
    small: { x: 98, y: 244 },
    DrawSmall: WeakCardSmall,
  },
  PlantMapSmall,
);
