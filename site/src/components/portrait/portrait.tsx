import type { Picture } from '../../../pictures/picture.ts';
import { classNames } from '../class-names.ts';
import { WholePicture } from '../picture/picture.tsx';
import styles from './portrait.module.scss';

interface PortraitProps {
  /** Its name is beside it: it needs no other alternative. */
  readonly of: Picture;
  readonly className?: string | undefined;
}

/** Somebody's portrait in a frame of any format; the class says its size. */
export function Portrait({ of, className }: PortraitProps) {
  return (
    <span className={classNames(styles.portrait, className)}>
      <WholePicture of={of} />
    </span>
  );
}
