import type { Point } from './contours.ts';
import { cyclic } from './cyclic.ts';

const TENSION = 6;
/** A handle longer than this part of its segment would make the curve overshoot. */
const LONGEST_HANDLE = 0.45;

/** A closed Catmull-Rom curve through the points, as relative cubic path data in whole units. */
export function smoothPath(points: Point[]): string {
  const at = (index: number) => cyclic(points, index);
  const [startX, startY] = at(0).map(Math.round) as Point;
  const numbers: number[] = [];
  let [x, y] = [startX, startY];
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [outX, outY] = handle(before, from, to, to);
    const [inX, inY] = handle(from, to, after, from);
    const [endX, endY] = to.map(Math.round) as Point;
    numbers.push(
      Math.round(from[0] + outX) - x,
      Math.round(from[1] + outY) - y,
      Math.round(to[0] - inX) - x,
      Math.round(to[1] - inY) - y,
      endX - x,
      endY - y,
    );
    [x, y] = [endX, endY];
  }
  return `M${startX} ${startY}c${joined(numbers)}z`;
}

/** The tangent at `point`, shortened so that it never outgrows the segment to `other`. */
function handle(before: Point, point: Point, after: Point, other: Point): Point {
  const [x, y] = [(after[0] - before[0]) / TENSION, (after[1] - before[1]) / TENSION];
  const limit = LONGEST_HANDLE * Math.hypot(other[0] - point[0], other[1] - point[1]);
  const scale = Math.min(1, limit / (Math.hypot(x, y) || 1));
  return [x * scale, y * scale];
}

/** A minus sign separates numbers by itself. */
function joined(numbers: number[]): string {
  return numbers
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`))
    .join('');
}
