import type { RampName } from '../../drawings/land/ramp.ts';
import { Land } from '../../drawings/land/land.tsx';
import { sceneFiles } from '../../drawings/scenes/scene-files.gen.ts';
import { ScenePicture, type SceneFileName } from '../../drawings/scenes/scene-picture.tsx';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './scene-frame.module.scss';

interface SceneFrameProps {
  readonly name: string;
  readonly ramp: RampName;
  /** What can be seen; empty where the words beside the scene say the same. */
  readonly alt?: string;
  readonly isPriority?: boolean;
  readonly className?: string | undefined;
}

const isDrawn = (name: string): name is SceneFileName => name in sceneFiles.en;

/** A drawn scene that fills a frame of any proportion; the land of its colours where none is drawn. */
export function SceneFrame({ name, ramp, alt = '', isPriority, className }: SceneFrameProps) {
  const { locale } = translation();
  return (
    <span className={classNames(styles.frame, `ramp-${ramp}`, className)}>
      {isDrawn(name) ? (
        <ScenePicture name={name} locale={locale} alt={alt} isPriority={isPriority ?? false} />
      ) : (
        <Land name="hill" ramp={ramp} />
      )}
    </span>
  );
}
