/** A line through points, in land units. */
export type Curve = readonly (readonly [number, number])[];

/** How many straight pieces a bend between two points becomes. */
const PIECES = 7;

/** The same line without corners: a Catmull-Rom curve through its points, in short pieces. */
export function rounded(curve: Curve): Curve {
  const at = (index: number) => curve[Math.min(curve.length - 1, Math.max(0, index))] ?? [0, 0];
  const pieces = curve.slice(1).flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: PIECES }, (_part, piece) => {
      const along = (axis: 0 | 1) =>
        catmullRom(before[axis], from[axis], to[axis], after[axis], piece / PIECES);
      return [along(0), along(1)] as const;
    });
  });
  return [...pieces, at(curve.length - 1)];
}

const catmullRom = (before: number, from: number, to: number, after: number, t: number) =>
  0.5 *
  (2 * from +
    (to - before) * t +
    (2 * before - 5 * from + 4 * to - after) * t ** 2 +
    (3 * from - before - 3 * to + after) * t ** 3);

/** How far a point is from the nearest of the curves. */
export function distanceToCurves(curves: readonly Curve[], x: number, y: number): number {
  let nearest = Infinity;
  for (const curve of curves)
    for (let index = 1; index < curve.length; index++) {
      const [from, to] = [curve[index - 1], curve[index]];
      if (from && to) nearest = Math.min(nearest, distanceToSegment(from, to, x, y));
    }
  return nearest;
}

function distanceToSegment(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  x: number,
  y: number,
): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}
