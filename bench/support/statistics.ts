export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The ratio of what was measured in turns: each turn by itself, as the machine changes between them. */
export const medianRatio = (values: readonly number[], others: readonly number[]): number =>
  median(values.map((value, turn) => value / (others[turn] ?? Number.NaN)));
