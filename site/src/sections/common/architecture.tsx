import { ScenePicture, type SceneFileName } from '../../drawings/scenes/scene-picture.tsx';
import { translation } from '../../i18n/translation.ts';
import styles from './architecture.module.scss';

interface ArchitectureProps {
  readonly name: SceneFileName;
  readonly heading: string;
  readonly alt: string;
}

/** A diagram of how the parts of a product work together, on a band of its own. */
export function Architecture({ name, heading, alt }: ArchitectureProps) {
  const { locale } = translation();
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2>{heading}</h2>
        <ScenePicture name={name} locale={locale} alt={alt} />
      </div>
    </section>
  );
}
