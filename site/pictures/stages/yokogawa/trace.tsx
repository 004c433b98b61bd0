import type { Format } from '../../format.ts';
import { lineThrough, type Point } from '../../kit/curve.ts';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type english from './yokogawa.en.json';

/**
 * The strip of recorder paper that runs through the whole picture. A mark stands for ten minutes from
 * noon on; the pen is at the same place of every frame, and the camera draws the paper below it.
 */
const mark = { x: 660, width: 196, minutes: 10 };
const start = 12 * 60;
const marks = Array.from({ length: 21 }, (_, index) => index);
const ends = { left: 200, right: 4760 };
const strip = { top: 56, bottom: 268 };

/** Where the camera stands for each step, and the pen in its frame. */
export const stops = [0, 980, 1960, 2940] as const;
export const penX = 1290;

/** What the bearing did, as minutes from noon and degrees: the line was down before the second stop. */
const course: readonly Point[] = [
  [-24, 51],
  [2, 53],
  [16, 50.6],
  [32, 52.4],
  [50, 55],
  [60, 52.8],
  [69, 54.6],
  [82, 57],
  [92, 55.8],
  [104, 60.4],
  [112, 61.4],
  [120, 65.8],
  [126, 70],
  [132.1, 71.8],
  [137, 74.4],
  [144, 75.6],
  [152, 73.8],
  [161, 74.6],
  [172, 70],
  [177, 64],
  [182, 59.4],
  [200, 54],
];

const limit = 70;
const gap = { from: 69, to: 82 };
const [crossed, returned] = [126, 172];

const xAt = (minutes: number) => mark.x + (minutes / mark.minutes) * mark.width;
const yOf = (degrees: number) => 222 - (degrees - 48) * 4.6;

/** A little restless between what is known, and exact there. */
function degreesAt(minutes: number): number {
  const after = Math.max(
    course.findIndex(([at]) => at >= minutes),
    1,
  );
  const [[x0, y0], [x1, y1]] = [course[after - 1], course[after]] as [Point, Point];
  const part = (minutes - x0) / (x1 - x0);
  const noise = Math.sin(minutes * 2.3) * 0.8 + Math.sin(minutes * 6.7 + 1) * 0.7;
  return y0 + (y1 - y0) * part + noise * Math.min(1, 4 * part * (1 - part) + 0.001);
}

export const pointAt = (minutes: number): Point => [xAt(minutes), yOf(degreesAt(minutes))];

function between(from: number, to: number): Point[] {
  const count = Math.round((to - from) / 0.8);
  return Array.from({ length: count + 1 }, (_, index) =>
    pointAt(from + ((to - from) * index) / count),
  );
}

/** The readings that came late, each at its place. */
export const late = [70.2, 72.2, 74.2, 76.2, 78.2, 80.2].map(pointAt);

interface TraceProps {
  words: typeof english;
  format: Format;
}

export function TraceSymbols({ words, format }: TraceProps) {
  const hot = between(crossed, returned);
  const width = ends.right - ends.left;
  const height = strip.bottom - strip.top;
  return (
    <>
      <g id="yk-strip">
        <path
          d={`M${ends.left} ${strip.top + 16}H${ends.right}V${strip.bottom + 26}H${ends.left}z`}
          fill="#062f2c"
          opacity=".1"
        />
        <path
          d={`M${ends.left} ${strip.top + 8}H${ends.right}V${strip.bottom + 10}H${ends.left}z`}
          fill="#062f2c"
          opacity=".2"
        />
        <rect x={ends.left} y={strip.top} width={width} height={height} fill={palette.white} />
        <rect x={ends.left} y={strip.top} width={width} height="30" fill="#f4eedd" />
        <rect x={ends.left} y={strip.bottom - 30} width={width} height="30" fill="#f4eedd" />
        <path
          d={`M${ends.left} ${strip.top + 15}H${ends.right}M${ends.left} ${strip.bottom - 15}H${ends.right}`}
          stroke="#9fd1c8"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray=".1 28"
        />
      </g>
      <g id="yk-ink">
        <path d={`${lineThrough(hot)}z`} fill={palette.orange} opacity=".24" />
        <Stroke d={lineThrough(between(-24, gap.from))} colour={palette.teal} width={4.5} />
        <Stroke d={lineThrough(between(gap.to, crossed))} colour={palette.teal} width={4.5} />
        <Stroke d={lineThrough(hot)} colour="#e4560c" width={5.5} />
        <Stroke d={lineThrough(between(returned, 200))} colour={palette.teal} width={4.5} />
      </g>
      <g id="yk-filled">
        <Stroke d={lineThrough(between(gap.from, gap.to))} colour={palette.teal} width={4.5} />
      </g>
      <rect
        id="yk-gap"
        x={xAt(gap.from)}
        y={strip.top + 34}
        width={xAt(gap.to) - xAt(gap.from)}
        height={height - 68}
        rx="8"
        fill="#f1e5d0"
        stroke="#b23c02"
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeDasharray="5 6"
      />
      <circle id="yk-late" r="9" fill={palette.orange} stroke={palette.white} strokeWidth="3.5" />
      {/* Paper that nothing is written on yet, right of the pen. */}
      <rect
        id="yk-blank"
        x={penX}
        y={strip.top + 30}
        width="1100"
        height={height - 60}
        fill={palette.white}
      />
      <g id="yk-rules">
        <path
          d={[50, 60, 80].map((degrees) => `M${ends.left} ${yOf(degrees)}H${ends.right}`).join('')}
          stroke={palette.teal}
          strokeOpacity=".16"
        />
        <path
          d={marks.map((at) => `M${mark.x + at * mark.width} ${strip.top + 30}v152`).join('')}
          stroke={palette.teal}
          strokeOpacity=".2"
        />
        <Stroke
          d={`M${ends.left} ${yOf(limit)}H${ends.right}`}
          colour={palette.orange}
          width={2.2}
          dashes="7 7"
        />
        {marks.map((at) => {
          const minutes = start + at * mark.minutes;
          return (
            <Text
              key={at}
              x={mark.x + at * mark.width - 8}
              y={strip.bottom - 35}
              size={12.5}
              tone="muted"
              anchor="end"
            >
              {format.time(Math.floor(minutes / 60), minutes % 60)}
            </Text>
          );
        })}
      </g>
      <g id="yk-limit">
        <Text x={0} y={yOf(limit) - 9} size={13} weight="bold" tone="ember">
          {words.limit}
        </Text>
      </g>
      <g id="yk-rail">
        <path d={`M${penX - 14} 48h14v248h-26z`} fill="#062f2c" opacity=".24" />
        <rect x={penX - 6} y="40" width="12" height="246" rx="6" fill="#8d8073" />
        <rect x={penX - 3} y="42" width="6" height="242" rx="3" fill="#e9dfd0" />
        <rect x={penX - 22} y="26" width="44" height="26" rx="8" fill={palette.ink} />
        <rect x={penX - 22} y="274" width="44" height="26" rx="8" fill={palette.ink} />
        <path
          d={`M${penX - 14} 34h28M${penX - 14} 282h28`}
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      {/* At 48 degrees; the height of the trace moves it. */}
      <g id="yk-nib">
        <path
          d={`M${penX - 6} 232l-14 0 20-36h34a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10z`}
          fill="#062f2c"
          opacity=".24"
        />
        <path
          d={`M${penX} 222l20-19h28a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-28z`}
          fill={palette.orange}
        />
        <path
          d={`M${penX + 20} 203h28a10 10 0 0 1 10 10v4h-52z`}
          fill={palette.sun}
          opacity=".75"
        />
        <circle
          cx={penX}
          cy="222"
          r="9"
          fill={palette.white}
          stroke={palette.orange}
          strokeWidth="5"
        />
      </g>
    </>
  );
}

/** Where the limit has its name in a frame: on the side where nothing runs at that time. */
export const limitAt = (stop: number) => `translate(${stop + 700} ${stop === stops[3] ? 29 : 0})`;

/** How far the nib stands from where it is drawn, when the camera is at a stop. */
export const nibAt = (stop: number) =>
  pointAt(((stop + penX - mark.x) / mark.width) * mark.minutes)[1] - 222;
