import { comparisons, type ComparedCase } from '../../../pictures/comparisons/comparisons.ts';

interface ComparisonProps {
  readonly of: ComparedCase;
  readonly when: 'Before' | 'After';
}

/** One side of a comparison, in the colours of the ramp that it stands on; the words beside it say the same. */
export function Comparison({ of, when }: ComparisonProps) {
  const { width, height, [when]: Side } = comparisons[of];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Side />
    </svg>
  );
}
