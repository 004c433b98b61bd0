import type { Comparison } from './comparison.ts';

/** The longer of both bars, in units; either is as high as a line of trips. */
const [length, height] = [600, 60];

/** Two values of one scale as bars: for a number of which nothing is drawn. */
export function bars(before: number, after: number): Comparison {
  // Two of nothing have no scale.
  const longest = Math.max(before, after) || 1;
  const bar = (value: number, fill: string) => (
    <rect
      width={(length * value) / longest}
      height={height}
      rx="6"
      fill={fill}
      stroke="currentColor"
      strokeOpacity=".3"
    />
  );
  return {
    width: length,
    height,
    Before: () => bar(before, 'var(--b2)'),
    After: () => bar(after, 'var(--b10)'),
  };
}
