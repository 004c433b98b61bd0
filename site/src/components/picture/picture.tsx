import pictures from 'virtual:pictures';
import { shownPicture } from '../../content/shown-picture.ts';
import { classNames } from '../class-names.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { drawnScene } from './drawn-scene.ts';
import { PhotographPicture } from './photograph-picture.tsx';
import styles from './picture.module.scss';
import type { PictureProps } from './picture-props.ts';

/** The picture itself, whole: for one that stands without a frame. */
export function WholePicture({ of, ...shown }: PictureProps) {
  const picture = shownPicture(of, pictures.photographs);
  return typeof picture === 'string' ? (
    <DrawnPicture name={picture} {...shown} />
  ) : (
    <PhotographPicture name={picture.photograph} {...shown} />
  );
}

interface FramedProps extends PictureProps {
  /** The entry it stands for, once on a page: from one document to the next its picture travels. */
  readonly subject?: string;
  readonly className?: string | undefined;
}

/** A picture that fills a frame of any proportion: the frame's class says its size. */
export function Picture({ className, subject, ...picture }: FramedProps) {
  const of = shownPicture(picture.of, pictures.photographs);
  // The mean of its colours, until it has come.
  const ground = typeof of === 'object' && pictures.photographs[of.photograph]?.ground;
  const { ramp, focus } = typeof of === 'string' ? drawnScene(of) : { ...of, ramp: undefined };
  return (
    <span
      data-subject={subject}
      className={classNames(
        styles.frame,
        focus && styles[focus],
        ramp && `ramp-${ramp}`,
        className,
      )}
    >
      {ground && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      <WholePicture {...picture} />
    </span>
  );
}
