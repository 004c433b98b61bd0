import type { Point } from '../../kit/curve.ts';

/**
 * The strip of recorder paper that runs through the whole picture. A mark stands for ten minutes from
 * noon on; the pen is at the same place of every frame, and the camera draws the paper below it.
 */
export const mark = { x: 660, width: 196, minutes: 10 };

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

export const limit = 70;
export const gap = { from: 69, to: 82 };
export const [crossed, returned] = [126, 172];

export const xAt = (minutes: number) => mark.x + (minutes / mark.minutes) * mark.width;
export const yOf = (degrees: number) => 222 - (degrees - 48) * 4.6;

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

const pointAt = (minutes: number): Point => [xAt(minutes), yOf(degreesAt(minutes))];

export function between(from: number, to: number): Point[] {
  const count = Math.round((to - from) / 0.8);
  return Array.from({ length: count + 1 }, (_, index) =>
    pointAt(from + ((to - from) * index) / count),
  );
}

/** The readings that came late, each at its place. */
export const late = [70.2, 72.2, 74.2, 76.2, 78.2, 80.2].map(pointAt);

/** Where the limit has its name in a frame: on the side where nothing runs at that time. */
export const limitAt = (stop: number) => `translate(${stop + 700} ${stop === stops[3] ? 29 : 0})`;

/** How far the nib stands from where it is drawn, when the camera is at a stop. */
export const nibAt = (stop: number) =>
  pointAt(((stop + penX - mark.x) / mark.width) * mark.minutes)[1] - 222;
