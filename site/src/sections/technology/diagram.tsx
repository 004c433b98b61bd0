import type { Picture } from '../../../pictures/picture.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { WholePicture } from '../../components/picture/picture.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import styles from './diagram.module.scss';

interface DiagramProps {
  readonly picture: Picture;
  readonly heading: string;
  readonly alt: string;
  readonly caption: string;
}

/** An architecture on a white sheet, with the sentence that explains it. */
export function Diagram({ picture, heading, alt, caption }: DiagramProps) {
  return (
    <div className={styles.diagram}>
      <Sheet as="figure" className={styles.sheet}>
        <h2>{phrases(heading)}</h2>
        <WholePicture of={picture} alt={alt} isPriority mediumBelow="xl" />
        <figcaption>{phrases(caption)}</figcaption>
      </Sheet>
    </div>
  );
}
