import type { Comparison } from '../comparison.ts';

/** From one line to the next: a hundred of them are a year. */
const step = 6;

function Trips({ made }: { made: number }) {
  const line = (count: number) => `M0 30H${count * step - 2}`;
  return (
    <g fill="none" strokeWidth="60" strokeDasharray={`3.6 ${step - 3.6}`}>
      <path d={line(100)} stroke="var(--b2)" />
      <path d={line(made)} stroke="var(--b10)" />
    </g>
  );
}

/** Trips of a year, and of the next one. */
export const comparison: Comparison = {
  width: 100 * step,
  height: 60,
  Before: () => <Trips made={100} />,
  After: () => <Trips made={63} />,
};
