import { things, type ShownCase } from '../../../pictures/things/things.ts';
import { classNames } from '../class-names.ts';
import { Land } from '../land/land.tsx';
import styles from './stage-drawing.module.scss';

interface ThingProps {
  readonly of: ShownCase;
  readonly alt: string;
  readonly className: string | undefined;
}

/** What a case ends with, on its land; on a page with the stage of the case, of whose parts it is made. */
export function Thing({ of, alt, className }: ThingProps) {
  const { ramp, wide, small, Shown, ShownSmall = Shown } = things[of];
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
