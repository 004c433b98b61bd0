import { Land } from '../../drawings/land/land.tsx';
import type { RampName } from '../../drawings/land/ramp.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './scene-picture.module.scss';

interface ScenePictureProps {
  readonly name: string;
  readonly ramp: RampName;
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A drawn scene in a frame of its own; it covers the frame at any proportion. */
export function ScenePicture({ ramp, className }: ScenePictureProps) {
  return (
    <span className={classNames(styles.frame, `ramp-${ramp}`, className)}>
      <Land name="hill" ramp={ramp} />
    </span>
  );
}
