import type { Comparison } from '../comparison.ts';

const [columns, rows] = [50, 20];
/** From one line to the next: to the right, and down. */
const [right, down] = [10, 6.5];

const all = Array.from(
  { length: rows },
  (_, row) => `M1 ${(row + 0.5) * down}H${columns * right}`,
).join('');

/** Scattered, but always in the same places. */
const wrong = [417, 93, 762, 238, 871, 545, 26, 684, 335];

function Lines({ mistakes }: { mistakes: number }) {
  const marks = wrong
    .slice(0, mistakes)
    .map(
      (line) => `M${(line % columns) * right - 1} ${(Math.floor(line / columns) + 0.5) * down}h12`,
    )
    .join('');
  return (
    <g fill="none">
      <path d={all} stroke="var(--b4)" strokeWidth="3.5" strokeDasharray="8 2" />
      <path d={marks} stroke="#fffdf9" strokeWidth="13" />
      <path d={marks} stroke="var(--b11)" strokeWidth="9" />
    </g>
  );
}

/** A thousand order lines, nine of them picked wrong, and three. */
export const comparison: Comparison = {
  width: columns * right,
  height: rows * down,
  Before: () => <Lines mistakes={9} />,
  After: () => <Lines mistakes={3} />,
};
