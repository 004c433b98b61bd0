import { resultObjects } from '../../../pictures/case-studies/drawn.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { Land } from '../land/land.tsx';
import { Compositions } from './compositions.tsx';

interface ResultObjectProps {
  readonly of: CaseStudySlug;
  readonly alt: string;
  readonly className: string | undefined;
}

/** The object that a case ends with, on its land. It is made of the stage's symbols: for pages with that stage. */
export function ResultObject({ of, alt, className }: ResultObjectProps) {
  const drawn = resultObjects[of];
  if (!drawn) throw new Error(`The case study "${of}" has nothing drawn that it ends with.`);
  const { ramp, wide, small, Shown, ShownSmall } = drawn;
  return (
    <div className={className} role="img" aria-label={alt}>
      <Land name="hill" ramp={ramp} />
      <Compositions wide={wide} small={small} Wide={Shown} Small={ShownSmall} />
    </div>
  );
}
