import type { Picture } from '../../../pictures/picture.ts';
import { Chapter } from '../../components/chapter/chapter.tsx';
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
    <Chapter heading={heading} ground="tinted" className={styles.diagram}>
      <WholePicture of={picture} alt={alt} mediumBelow="xl" />
    </Chapter>
  );
}
