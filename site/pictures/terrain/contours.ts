import { contours } from 'd3-contour';

import { cyclic } from './cyclic.ts';
import type { LandShape } from './land-shape.ts';
import { valueNoise } from './noise.ts';

export type Point = [number, number];

/** The closed contours of one land: filled terraces and dotted rows, low to high. */
export interface LandContours {
  bands: Point[][][];
  rows: Point[][][];
}

const CELL = 8;
const PADDING = 120;
const SHORTEST_CONTOUR = 260;

/** Cuts the height field of a land into contours of evenly spaced points. */
export function landContours({
  width,
  height,
  seed,
  step,
  levels,
  rows,
  field,
}: LandShape): LandContours {
  const noise = valueNoise(seed);
  const columns = Math.ceil((width + 2 * PADDING) / CELL);
  const lines = Math.ceil((height + 2 * PADDING) / CELL);
  const heights = Array.from({ length: columns * lines }, (_, index) =>
    field((index % columns) * CELL - PADDING, Math.floor(index / columns) * CELL - PADDING, noise),
  );
  const cut = (level: number, spacing: number, shortest: number) =>
    contours()
      .size([columns, lines])
      .contour(heights, level)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [x * CELL - PADDING, y * CELL - PADDING]))
      .filter((ring) => perimeter(ring) > shortest)
      .map((ring) => resample(ring, spacing));
  return {
    bands: levels.map((level) => cut(level, step, SHORTEST_CONTOUR)),
    rows: rows.map((level) => (level === 0 ? [] : cut(level, step * 1.15, SHORTEST_CONTOUR * 1.3))),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

function perimeter(ring: Point[]): number {
  return ring.reduce((sum, point, index) => sum + distance(ring[index - 1] ?? point, point), 0);
}

function resample(ring: Point[], spacing: number): Point[] {
  const total = perimeter(ring);
  const count = Math.max(6, Math.round(total / spacing));
  const points: Point[] = [];
  let travelled = 0;
  let next = 0;
  for (let index = 1; index < ring.length; index++) {
    const [from, to] = [cyclic(ring, index - 1), cyclic(ring, index)];
    const length = distance(from, to);
    while (next < count && (total * next) / count <= travelled + length) {
      const part = length === 0 ? 0 : ((total * next) / count - travelled) / length;
      points.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      next++;
    }
    travelled += length;
  }
  return points;
}
