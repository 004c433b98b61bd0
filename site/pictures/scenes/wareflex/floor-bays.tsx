import { KeyValues } from '../../kit/key-values.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { bayColours, bays, columns, stateOf } from './bays.ts';
import { wordsIn } from '../words.ts';
import type english from './floor-bays.en.json';

type FloorBaysWords = typeof english;

const legend = ['rented', 'free', 'soon'] as const;

interface LegendProps extends Place {
  words: FloorBaysWords;
  /** How far each of the three lies from the first. */
  places: readonly number[];
}

function Legend({ x, y, words, places }: LegendProps) {
  return legend.map((name, index) => (
    <g key={name} transform={`translate(${x + (places[index] ?? 0)} ${y})`}>
      <circle cx="7" cy="-4" r="7" fill={bayColours[name]} />
      <Text x={20} y={0} size={12.5} weight="medium">
        {words[name]}
      </Text>
    </g>
  ));
}

function FloorPlan({ x, y, words }: Place & { words: FloorBaysWords }) {
  return (
    <Panel x={x} y={y} width={600} height={448} radius={18} lift={80}>
      <Text x={28} y={46} size={20} weight="bold">
        {words.hall}
      </Text>
      <Text x={28} y={68} size={12.5} tone="muted">
        {words.summary}
      </Text>
      <Hall x={28} y={88} />
      <Legend x={28} y={420} words={words} places={[0, 150, 300]} />
    </Panel>
  );
}

/** The hall a little smaller, so that the card leaves it and its legend free. */
function FloorPlanSmall({ x, y, words }: Place & { words: FloorBaysWords }) {
  return (
    <Panel x={x} y={y} width={320} height={254} radius={18} lift={50}>
      <Text x={24} y={31} size={18} weight="bold">
        {words.hall}
      </Text>
      <Text x={24} y={49} size={12.5} tone="muted">
        {words.summary}
      </Text>
      <Hall x={24} y={59} scale={0.5} />
      <Legend x={24} y={232} words={words} places={[0, 90, 162]} />
    </Panel>
  );
}

/** Rows of bays on both sides of an aisle, docks along one wall; 544 by 304. The frame is 4 wider than the free bays. */
function Hall({ x, y, scale = 1 }: Place & { scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect width="544" height="296" rx="8" fill="#f7f3df" stroke="#486829" strokeWidth="5" />
      {bays.map((bay) => {
        const [column, row] = [bay % columns, Math.floor(bay / columns)];
        return (
          <g
            key={bay}
            transform={`translate(${14 + column * 65.5} ${12 + row * 54 + (row > 1 ? 10 : 0)})`}
          >
            <rect width="59" height="46" rx="6" fill={bayColours[stateOf(bay)]} />
            {stateOf(bay) === 'rented' && (
              <path
                d="M10 12h16v22H10zM32 12h16v22H32z"
                fill="#7d9a49"
                opacity={0.5 + ((bay * 3) % 4) * 0.12}
              />
            )}
          </g>
        );
      })}
      <path d="M0 121h544" stroke="#e6dcb8" strokeWidth="6" strokeDasharray="14 10" />
      {[0, 1, 2, 3, 4, 5].map((dock) => (
        <rect
          key={dock}
          x={46 + dock * 82}
          y="292"
          width="46"
          height="12"
          rx="3"
          fill={palette.orange}
        />
      ))}
      <rect
        x="338"
        y="8"
        width="198"
        height="172"
        rx="10"
        fill="none"
        stroke={palette.ink}
        strokeWidth="2.5"
      />
    </g>
  );
}

/** Nine bays of 138 m² are 1,242 m², offered as 1,240. */
function BayCard({ x, y, words, format }: DrawingProps<FloorBaysWords> & Place) {
  return (
    <Panel x={x} y={y} width={262} height={160} radius={18} lift={56}>
      <Text x={22} y={36} size={17} weight="bold">
        {words.bay}
      </Text>
      <KeyValues
        x={22}
        y={70}
        width={218}
        rows={[
          [words.size, format.quantity(1240, 'm²')],
          [words.freeFrom, words.march],
          [words.price, format.money(62_000, 'VND')],
        ]}
      />
    </Panel>
  );
}

/** Its rows closer together, so that it leaves the hall free. */
function BayCardSmall({ x, y, words, format }: DrawingProps<FloorBaysWords> & Place) {
  return (
    <Panel x={x} y={y} width={262} height={118} radius={18} lift={56}>
      <Text x={22} y={28} size={15} weight="bold">
        {words.bay}
      </Text>
      <KeyValues
        x={22}
        y={53}
        width={218}
        step={25}
        rows={[
          [words.size, format.quantity(1240, 'm²')],
          [words.freeFrom, words.march],
          [words.price, format.money(62_000, 'VND')],
        ]}
      />
    </Panel>
  );
}

/** The floor of a hall with its rented and free bays. */
export const wareflexFloor = panelScene<FloorBaysWords>(
  wordsIn(import.meta.glob('./floor-bays.*.json', { eager: true, import: 'default' })),
  'field',
  FloorPlan,
  { wide: { x: 54, y: 50 }, small: { x: 20, y: 8 } },
  {
    Draw: BayCard,
    wide: { x: 528, y: 342 },
    small: { x: 82, y: 252 },
    DrawSmall: BayCardSmall,
  },
  FloorPlanSmall,
);
