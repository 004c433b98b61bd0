import { Rule } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type LessonDeskWords = PictureWords['scenes']['lesson-desk'];

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

interface WeekProps extends DrawingProps<LessonDeskWords>, Place {
  dayWidth: number;
  hourHeight: number;
  /** The first day that is shown, from 0 for Monday, and the first hour. */
  from: number;
  opens: number;
}

export function Week({ words, format, x, y, dayWidth, hourHeight, from, opens }: WeekProps) {
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
