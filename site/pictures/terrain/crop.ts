import type { Point } from './contours.ts';
import { cyclic } from './cyclic.ts';

/** A rectangle in land units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Cut = { isInside: (point: Point) => boolean; axis: 0 | 1; limit: number };

/** The part of a closed contour inside the box (Sutherland–Hodgman), empty where none is. */
export function cropRing(ring: Point[], { left, top, right, bottom }: Box): Point[] {
  const cuts: Cut[] = [
    { axis: 0, limit: left, isInside: ([x]) => x >= left },
    { axis: 0, limit: right, isInside: ([x]) => x <= right },
    { axis: 1, limit: top, isInside: ([, y]) => y >= top },
    { axis: 1, limit: bottom, isInside: ([, y]) => y <= bottom },
  ];
  return cuts.reduce(cutRing, ring);
}

function cutRing(ring: Point[], cut: Cut): Point[] {
  return ring.flatMap((point, index) => {
    const before = cyclic(ring, index - 1);
    const crossing =
      cut.isInside(before) === cut.isInside(point) ? [] : [cross(before, point, cut)];
    return cut.isInside(point) ? [...crossing, point] : crossing;
  });
}

function cross(from: Point, to: Point, { axis, limit }: Cut): Point {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Whether the ring is nothing but the whole box: a terrace that covers all that is seen. */
export function coversBox(ring: Point[], { left, top, right, bottom }: Box): boolean {
  return ring.every(([x, y]) => x === left || x === right || y === top || y === bottom);
}
