import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Chip } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../scene.ts';
import { Car } from './car.tsx';
import { wordsIn } from '../words.ts';
import type english from './lesson-desk.en.json';

type LessonDeskWords = typeof english;

const kinds = { city: '#ffc14f', motorway: '#bfe0da', exam: palette.ink } as const;

interface Lesson {
  day: number;
  start: number;
  hours: number;
  kind: keyof typeof kinds;
}

const dayBegins = 9;

/** Thursday at 15:00. */
const freeHour = { day: 3, start: 6 };

/** Starts count from 9:00. */
const lessons: Lesson[] = [
  { day: 0, start: 0, hours: 2, kind: 'city' },
  { day: 0, start: 3, hours: 1.5, kind: 'motorway' },
  { day: 0, start: 5, hours: 2, kind: 'city' },
  { day: 1, start: 1, hours: 1.5, kind: 'city' },
  { day: 1, start: 4, hours: 2, kind: 'motorway' },
  { day: 2, start: 0, hours: 1.5, kind: 'motorway' },
  { day: 2, start: 2, hours: 2, kind: 'city' },
  { day: 2, start: 5, hours: 1.5, kind: 'exam' },
  { day: 3, start: 1, hours: 2, kind: 'city' },
  { day: 3, start: 3.5, hours: 2, kind: 'motorway' },
  { day: 4, start: 0, hours: 1.5, kind: 'exam' },
  { day: 4, start: 2, hours: 2, kind: 'motorway' },
];

const hours = [9, 11, 13, 15, 17];

function LessonDeskWide({ words, format }: DrawingProps<LessonDeskWords>) {
  return (
    <>
      <BrowserWindow x={48} y={44} width={580} height={414} title={words.title} lift={70}>
        <Week
          words={words}
          format={format}
          x={72}
          y={94}
          dayWidth={98}
          hourHeight={36}
          from={0}
          opens={9}
        />
      </BrowserWindow>
      <Car x={324} y={414} angle={82} />
      <FreeHourCard x={494} y={318} words={words} />
    </>
  );
}

function LessonDeskSmall({ words, format }: DrawingProps<LessonDeskWords>) {
  return (
    <>
      <Panel x={20} y={22} width={320} height={330} lift={50}>
        <Week
          words={words}
          format={format}
          x={56}
          y={52}
          dayWidth={84}
          hourHeight={26}
          from={2}
          opens={11}
        />
      </Panel>
      <FreeHourCard x={92} y={208} words={words} />
    </>
  );
}

interface WeekProps extends DrawingProps<LessonDeskWords>, Place {
  dayWidth: number;
  hourHeight: number;
  /** The first day that is shown, from 0 for Monday, and the first hour. */
  from: number;
  opens: number;
}

function Week({ words, format, x, y, dayWidth, hourHeight, from, opens }: WeekProps) {
  const days = words.days.slice(from);
  const shownHours = hours.filter((hour) => hour >= opens);
  const first = opens - dayBegins;
  return (
    <g transform={`translate(${x} ${y})`}>
      {days.map((day, index) => (
        <Text key={day} x={index * dayWidth + 4} y={-14} size={12.5} weight="bold">
          {day}
        </Text>
      ))}
      {shownHours.map((hour, index) => (
        <Text key={hour} x={-12} y={index * 2 * hourHeight + 8} size={13} tone="muted" anchor="end">
          {format.time(hour, 0)}
        </Text>
      ))}
      <Rule
        d={shownHours
          .map((_, index) => `M0 ${index * 2 * hourHeight}H${days.length * dayWidth}`)
          .join('')}
      />
      {lessons
        .filter(({ day, start }) => day >= from && start >= first)
        .map(({ day, start, hours: length, kind }) => (
          <g
            key={`${day} ${start}`}
            transform={`translate(${(day - from) * dayWidth} ${(start - first) * hourHeight + 2})`}
          >
            <rect width={dayWidth - 8} height={length * hourHeight - 4} rx="9" fill={kinds[kind]} />
            <Text
              x={8}
              y={20}
              size={12.5}
              weight="medium"
              tone={kind === 'exam' ? 'white' : undefined}
            >
              {words[kind]}
            </Text>
          </g>
        ))}
      <rect
        x={(freeHour.day - from) * dayWidth}
        y={(freeHour.start - first) * hourHeight + 2}
        width={dayWidth - 8}
        height={hourHeight * 1.2}
        rx="9"
        fill="#fff6df"
        stroke={palette.orange}
        strokeWidth="2"
        strokeDasharray="5 5"
      />
    </g>
  );
}

function FreeHourCard({ x, y, words }: { x: number; y: number; words: LessonDeskWords }) {
  return (
    <Panel x={x} y={y} width={256} height={156} radius={18} lift={56}>
      <Text x={22} y={34} size={14} weight="medium" tone="muted">
        {words.freeHour}
      </Text>
      <Text x={22} y={66} size={22} weight="bold">
        {words.freeTime}
      </Text>
      <Text x={22} y={91} size={14.5} tone="muted">
        {words.offered}
      </Text>
      <Chip x={22} y={108} width={212} size={14} colour="teal">
        {words.accepted}
      </Chip>
    </Panel>
  );
}

/** A driving school's week, and the hour that a cancellation has left. */
export const lessonDesk: Scene<LessonDeskWords> = {
  words: wordsIn(import.meta.glob('./lesson-desk.*.json', { eager: true, import: 'default' })),
  ramp: 'mist',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: LessonDeskWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: LessonDeskSmall,
  },
};
