import { bars } from '../../../pictures/comparisons/bars.tsx';
import type { Comparison as Drawn } from '../../../pictures/comparisons/comparison.ts';
import { comparisons } from '../../../pictures/comparisons/comparisons.ts';

interface ComparisonProps {
  readonly of: string;
  readonly when: 'Before' | 'After';
  /** Both values, for a case whose comparison isn't drawn. */
  readonly values?: { readonly before: number; readonly after: number } | undefined;
}

const drawn: Readonly<Record<string, Drawn | undefined>> = comparisons;

/** One side of a comparison, in the colours of the ramp that it stands on; the words beside it say the same. */
export function Comparison({ of, when, values }: ComparisonProps) {
  const comparison = drawn[of] ?? (values && bars(values.before, values.after));
  if (!comparison) throw new Error(`The case study "${of}" has nothing drawn that it compares.`);
  const { width, height, [when]: Side } = comparison;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Side />
    </svg>
  );
}
