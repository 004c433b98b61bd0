import type { RampName } from '../../drawings/land/ramp.ts';
import { ScenePicture, type SceneFileName } from '../../drawings/scenes/scene-picture.tsx';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './scene-frame.module.scss';

/** Drawn wider than the frames that crop them: what they tell stands at the right. */
const panoramas: readonly SceneFileName[] = ['order'];

interface SceneFrameProps {
  readonly name: SceneFileName;
  /** The colours of its ground, seen until its file has arrived. */
  readonly ramp: RampName;
  /** What can be seen; empty where the words beside the scene say the same. */
  readonly alt?: string;
  readonly isPriority?: boolean;
  /** It never gets wider than half a page. */
  readonly isNarrow?: boolean;
  /** Where it is wider than a phone, as a media query; elsewhere it never is. */
  readonly wideOn?: string | undefined;
  readonly className?: string | undefined;
}

/** A drawn scene that fills a frame of any proportion. */
export function SceneFrame({
  name,
  ramp,
  alt = '',
  isPriority = false,
  isNarrow = false,
  wideOn,
  className,
}: SceneFrameProps) {
  const { locale } = translation();
  return (
    <span
      className={classNames(
        styles.frame,
        panoramas.includes(name) && styles.panorama,
        `ramp-${ramp}`,
        className,
      )}
    >
      <ScenePicture
        name={name}
        locale={locale}
        alt={alt}
        isPriority={isPriority}
        isNarrow={isNarrow}
        wideOn={wideOn}
      />
    </span>
  );
}
