import type { Picture } from '../../../pictures/picture.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { WholePicture } from '../../components/picture/picture.tsx';
import styles from './architecture.module.scss';

interface ArchitectureProps {
  readonly picture: Picture;
  readonly heading: string;
  readonly alt: string;
}

/** A diagram of how the parts of a product work together, on a band of its own. */
export function Architecture({ picture, heading, alt }: ArchitectureProps) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2>{phrases(heading)}</h2>
        <WholePicture of={picture} alt={alt} mediumBelow="xl" />
      </div>
    </section>
  );
}
