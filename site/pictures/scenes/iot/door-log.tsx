import type { IconName } from '../../kit/icon-paths.ts';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { panelScene } from '../panel-scene.tsx';
import type { DrawingProps, Place } from '../scene.ts';
import { wordsIn } from '../words.ts';
import type english from './door-log.en.json';

type DoorLogWords = typeof english;

interface DoorEvent {
  time: string;
  event: string;
  how: string;
  icon: IconName;
  colour: string;
}

function eventsOf({ words, format }: DrawingProps<DoorLogWords>): DoorEvent[] {
  return [
    {
      time: format.time(7, 12),
      event: words.left,
      how: words.byCode,
      icon: 'user',
      colour: '#ffd98a',
    },
    {
      time: format.time(9, 4),
      event: words.guestKey,
      how: words.withKey,
      icon: 'key',
      colour: palette.mint,
    },
    {
      time: format.time(9, 6),
      event: words.lockedItself,
      how: words.alone,
      icon: 'lock',
      colour: '#f9b27a',
    },
    {
      time: format.time(14, 35),
      event: words.parcel,
      how: words.oneTime,
      icon: 'box',
      colour: palette.mint,
    },
    {
      time: format.time(18, 10),
      event: words.cameHome,
      how: words.byPhone,
      icon: 'smartphone',
      colour: '#ffd98a',
    },
  ];
}

function DayAtTheDoor({ x, y, ...props }: DrawingProps<DoorLogWords> & Place) {
  return (
    <Panel x={x} y={y} width={520} height={452} radius={18} lift={80}>
      <Text x={28} y={48} size={20} weight="bold">
        {props.words.day}
      </Text>
      <g transform="translate(0 104)">
        <Events events={eventsOf(props)} step={70} width={520} />
      </g>
    </Panel>
  );
}

/** All five, closer together. */
function DayAtTheDoorSmall({ x, y, ...props }: DrawingProps<DoorLogWords> & Place) {
  return (
    <Panel x={x} y={y} width={328} height={304} radius={18} lift={50}>
      <Text x={28} y={38} size={20} weight="bold">
        {props.words.day}
      </Text>
      <g transform="translate(-10 74)">
        <Events events={eventsOf(props)} step={49} width={338} />
      </g>
    </Panel>
  );
}

interface EventsProps {
  events: DoorEvent[];
  step: number;
  /** Of the panel they stand in. */
  width: number;
}

function Events({ events, step, width }: EventsProps) {
  const last = events.length - 1;
  return (
    <>
      <path
        d={`M96 0V${last * step}`}
        stroke={palette.wheat}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {events.map(({ time, event, how, icon, colour }, index) => (
        <g key={time + event} transform={`translate(0 ${index * step})`}>
          <Text x={66} y={5} size={13} weight="bold" anchor="end">
            {time}
          </Text>
          <circle cx="96" cy="0" r="20" fill={palette.white} />
          <circle cx="96" cy="0" r="17" fill={colour} />
          <Glyph name={icon} x={86} y={-10} size={20} />
          <Text x={134} y={-2} size={15} weight="bold">
            {event}
          </Text>
          <Text x={134} y={18} size={12.5} tone="muted">
            {how}
          </Text>
          {index < last && <Rule d={`M134 ${step / 2}H${width - 28}`} />}
        </g>
      ))}
    </>
  );
}

function StaysCard({ x, y, words }: { x: number; y: number; words: DoorLogWords }) {
  return (
    <Panel x={x} y={y} width={280} height={86} lift={50} fill={palette.ink}>
      <rect x="18" y="20" width="46" height="46" rx="14" fill={palette.teal} />
      <Glyph name="lock" x={29} y={31} size={24} colour="#fff" />
      <Text x={80} y={48} size={13.5} weight="bold" tone="white">
        {words.stays}
      </Text>
    </Panel>
  );
}

function StaysCardSmall({ x, y, words }: { x: number; y: number; words: DoorLogWords }) {
  return (
    <Panel x={x} y={y} width={220} height={54} lift={40} fill={palette.ink}>
      <rect x="10" y="10" width="34" height="34" rx="11" fill={palette.teal} />
      <Glyph name="lock" x={18} y={18} size={18} colour="#fff" />
      <Text x={58} y={32} size={13.5} weight="bold" tone="white">
        {words.stays}
      </Text>
    </Panel>
  );
}

/** A day at the front door. */
export const iotLog = panelScene<DoorLogWords>(
  wordsIn(import.meta.glob('./door-log.*.json', { eager: true, import: 'default' })),
  'dusk',
  DayAtTheDoor,
  { wide: { x: 70, y: 54 }, small: { x: 16, y: 10 } },
  {
    Draw: StaysCard,
    wide: { x: 486, y: 408 },
    small: { x: 124, y: 314 },
    DrawSmall: StaysCardSmall,
  },
  DayAtTheDoorSmall,
);
