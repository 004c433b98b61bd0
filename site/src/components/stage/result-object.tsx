import {
  resultObjects,
  type CaseWithObject,
} from '../../../pictures/result-objects/result-objects.ts';
import { Land } from '../land/land.tsx';
import { Compositions } from './compositions.tsx';

interface ResultObjectProps {
  readonly of: CaseWithObject;
  readonly alt: string;
  readonly className: string | undefined;
}

/** The object that a case ends with, on its land. It is made of the stage's symbols: for pages with that stage. */
export function ResultObject({ of, alt, className }: ResultObjectProps) {
  const { ramp, wide, small, Shown, ShownSmall } = resultObjects[of];
  return (
    <div className={className} role="img" aria-label={alt}>
      <Land name="hill" ramp={ramp} />
      <Compositions wide={wide} small={small} Wide={Shown} Small={ShownSmall} />
    </div>
  );
}
