import { sceneFiles } from '../../drawings/scenes/scene-files.gen.ts';
import { ScenePicture, type SceneFileName } from '../../drawings/scenes/scene-picture.tsx';
import { translation } from '../../i18n/translation.ts';
import styles from './diagram.module.scss';

interface DiagramProps {
  readonly name: string;
  readonly heading: string;
  readonly alt: string;
  readonly caption: string;
}

const isDrawn = (name: string): name is SceneFileName => name in sceneFiles.en;

/** An architecture on a white sheet, with the sentence that explains it. */
export function Diagram({ name, heading, alt, caption }: DiagramProps) {
  const { locale } = translation();
  return (
    <figure className={styles.diagram}>
      <div className={styles.sheet}>
        <h2>{heading}</h2>
        {isDrawn(name) && <ScenePicture name={name} locale={locale} alt={alt} isPriority />}
        <figcaption>{caption}</figcaption>
      </div>
    </figure>
  );
}
