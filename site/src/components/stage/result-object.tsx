import {
  resultObjects,
  type CaseWithObject,
} from '../../../pictures/result-objects/result-objects.ts';
import { classNames } from '../class-names.ts';
import { Land } from '../land/land.tsx';
import styles from './stage-drawing.module.scss';

interface ResultObjectProps {
  readonly of: CaseWithObject;
  readonly alt: string;
  readonly className: string | undefined;
}

/** The object that a case ends with, on its land. It is made of the stage's symbols: for pages with that stage. */
export function ResultObject({ of, alt, className }: ResultObjectProps) {
  const { ramp, wide, small, Shown, ShownSmall = Shown } = resultObjects[of];
  return (
    <div className={className} role="img" aria-label={alt}>
      <Land name="hill" ramp={ramp} />
      {(['wide', 'small'] as const).map((size) => (
        <svg
          key={size}
          className={classNames('stage-picture', styles[size])}
          viewBox={size === 'wide' ? wide : small}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {size === 'wide' ? <Shown /> : <ShownSmall />}
        </svg>
      ))}
    </div>
  );
}
