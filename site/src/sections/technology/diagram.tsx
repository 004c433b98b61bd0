import { ScenePicture, type SceneFileName } from '../../drawings/scenes/scene-picture.tsx';
import { translation } from '../../i18n/translation.ts';
import styles from './diagram.module.scss';

interface DiagramProps {
  readonly name: SceneFileName;
  readonly heading: string;
  readonly alt: string;
  readonly caption: string;
}

/** An architecture on a white sheet, with the sentence that explains it. */
export function Diagram({ name, heading, alt, caption }: DiagramProps) {
  const { locale } = translation();
  return (
    <div className={styles.diagram}>
      <figure className={styles.sheet}>
        <h2>{heading}</h2>
        <ScenePicture name={name} locale={locale} alt={alt} isPriority />
        <figcaption>{caption}</figcaption>
      </figure>
    </div>
  );
}
