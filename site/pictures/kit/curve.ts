export type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth open curve through points given left to right, as for a chart. */
export function curveThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const handle = (x - before[0]) * 0.45;
      return `C${round(before[0] + handle)} ${round(before[1])} ${round(x - handle)} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

/** A smooth open curve that keeps its slope through every point, as for growth. */
export function growthThrough(points: readonly Point[]): string {
  const slope = (index: number) => {
    const [from, to] = [points[index - 1] ?? points[index], points[index + 1] ?? points[index]];
    return from && to && to[0] !== from[0] ? (to[1] - from[1]) / (to[0] - from[0]) : 0;
  };
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const reach = (x - before[0]) / 3;
      const [out, into] = [before[1] + slope(index - 1) * reach, y - slope(index) * reach];
      return `C${round(before[0] + reach)} ${round(out)} ${round(x - reach)} ${round(into)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

/** Straight segments through points. */
export const lineThrough = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Values spread evenly over a width; a value of 0 lies at `bottom`, one of `max` at `top`. */
export const plot = (
  values: readonly number[],
  {
    left,
    right,
    top,
    bottom,
    max,
  }: { left: number; right: number; top: number; bottom: number; max: number },
): Point[] =>
  values.map((value, index) => [
    left + ((right - left) * index) / (values.length - 1),
    bottom - ((bottom - top) * value) / max,
  ]);
