import { bars } from '../../../pictures/case-studies/bars.tsx';
import { comparisons } from '../../../pictures/case-studies/drawn.ts';
import type { CaseStudySlug } from '../../content/entries.ts';

interface ComparisonProps {
  readonly of: CaseStudySlug;
  readonly when: 'Before' | 'After';
  /** Both values, for a case whose comparison isn't drawn. */
  readonly values?: { readonly before: number; readonly after: number } | undefined;
}

/** One side of a comparison, in the colours of the ramp that it stands on; the words beside it say the same. */
export function Comparison({ of, when, values }: ComparisonProps) {
  const comparison = comparisons[of] ?? (values && bars(values.before, values.after));
  if (!comparison) throw new Error(`The case study "${of}" has nothing drawn that it compares.`);
  const { width, height, [when]: Side } = comparison;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Side />
    </svg>
  );
}
