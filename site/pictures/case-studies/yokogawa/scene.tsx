import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { Gateway } from './gateway.tsx';
import { bearing, oilFlow, speed, Traces, type Trace } from './traces.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type YokogawaWords = PictureWords['scenes']['yokogawa'];

const traces = ({ words, format }: DrawingProps<YokogawaWords>): Trace[] => [
  {
    name: words.bearing,
    value: format.quantity(71.8, '°C', 1),
    colour: '#e4560c',
    values: bearing,
    limit: 0.7,
  },
  { name: words.speed, value: format.quantity(2985, 'rpm'), colour: palette.teal, values: speed },
  {
    name: words.oilFlow,
    value: format.quantity(41.6, 'l/min', 1),
    colour: '#368f95',
    values: oilFlow,
  },
];

function YokogawaWide({ words, format }: DrawingProps<YokogawaWords>) {
  return (
    <>
      <Gateway x={56} y={304} name="GW-204" />
      <Stroke
        d="M190 516c0 46 60 50 96 22s10-120 60-130"
        colour={palette.ink}
        width={7}
        opacity={0.25}
      />
      <BrowserWindow x={186} y={46} width={572} height={408} title={words.title} lift={90}>
        <Text x={28} y={78} size={18} weight="bold">
          {words.machine}
        </Text>
        <Text x={28} y={99} size={12.5} tone="muted">
          {words.via}
        </Text>
        <Chip x={448} y={60} width={96} colour="sun">
          {words.warning}
        </Chip>
        <g transform="translate(28 122)">
          <Traces traces={traces({ words, format })} width={516} />
        </g>
      </BrowserWindow>
      <AlarmCard x={266} y={420} words={words} />
      <FleetCard x={558} y={396} words={words} format={format} />
    </>
  );
}

function YokogawaNear({ words, format }: DrawingProps<YokogawaWords>) {
  return (
    <>
      <BrowserWindow x={24} y={24} width={490} height={310} title={words.title} lift={60}>
        <Text x={24} y={76} size={18} weight="bold">
          {words.machine}
        </Text>
        <Text x={24} y={97} size={12.5} tone="muted">
          {words.via}
        </Text>
        <Chip x={370} y={58} width={96} colour="sun">
          {words.warning}
        </Chip>
        <g transform="translate(24 112)">
          <Traces traces={traces({ words, format }).slice(0, 2)} width={442} labelWidth={137} />
        </g>
      </BrowserWindow>
      <AlarmCard x={44} y={306} words={words} />
      <FleetCard x={314} y={222} words={words} format={format} />
    </>
  );
}

function YokogawaSmall({ words, format }: DrawingProps<YokogawaWords>) {
  return (
    <>
      <Panel x={20} y={22} width={320} height={246} radius={18} lift={50}>
        <Text x={22} y={38} size={17} weight="bold">
          {words.machine}
        </Text>
        <g transform="translate(22 54)">
          <Traces traces={traces({ words, format }).slice(0, 2)} width={276} labelWidth={137} />
        </g>
      </Panel>
      <AlarmCard x={92} y={258} words={words} />
    </>
  );
}

function AlarmCard({ x, y, words }: { x: number; y: number; words: YokogawaWords }) {
  return (
    <Panel x={x} y={y} width={254} height={88} lift={46} fill={palette.ink}>
      <rect x="18" y="21" width="46" height="46" rx="14" fill={palette.honey} />
      <Glyph name="bell" x={29} y={32} size={24} colour={palette.ember} />
      <Text x={80} y={40} size={14} weight="bold" tone="white">
        {words.alarm}
      </Text>
      <Text x={80} y={60} size={12} tone="onInk">
        {words.alarmDetail}
      </Text>
    </Panel>
  );
}

const columns = 18;
const shownDevices = 90;
/** Three of the devices have an open alarm. */
const alarmed = new Set([23, 47, 71]);

function FleetCard({ x, y, words, format }: DrawingProps<YokogawaWords> & Place) {
  return (
    <Panel x={x} y={y} width={226} height={176} radius={18} lift={60}>
      <Text x={20} y={32} size={13.5} weight="bold">
        {words.fleet}
      </Text>
      {Array.from({ length: shownDevices }, (_, index) => (
        <rect
          key={index}
          x={20 + (index % columns) * 10.4}
          y={46 + Math.floor(index / columns) * 12}
          width="8"
          height="9"
          rx="2"
          fill={alarmed.has(index) ? palette.orange : palette.teal}
          opacity={alarmed.has(index) ? 1 : 0.35 + ((index * 7) % 5) * 0.12}
        />
      ))}
      <Text x={20} y={138} size={22} weight="bold">
        {format.percent(0.992, 1)}
      </Text>
      <Text x={20} y={157} size={12} tone="muted">
        {words.online}
      </Text>
      <Text x={206} y={138} size={22} weight="bold" tone="ember" anchor="end">
        3
      </Text>
      <Text x={206} y={157} size={12} tone="muted" anchor="end">
        {words.alarms}
      </Text>
    </Panel>
  );
}

/** A device cloud: a gateway on its rail, the live traces of a turbine, the whole fleet. */
export const scene: Scene<YokogawaWords> = {
  words: wordsOf('scenes', 'yokogawa'),
  ramp: 'lagoon',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -600, y: -280, width: 1700 },
    Drawing: YokogawaWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -410, y: -190, width: 1160 },
    Drawing: YokogawaNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: YokogawaSmall,
  },
};
