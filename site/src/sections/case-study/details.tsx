import type { Picture as PictureName } from '../../../pictures/picture.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { CaptionedPicture } from '../../words/words.ts';
import styles from './details.module.scss';

interface DetailsProps {
  readonly label: string | undefined;
  readonly pictures: readonly PictureName[];
  readonly words: readonly CaptionedPicture[];
}

/** Two views into the product, each with the sentence that explains it. */
export function Details({ label, pictures, words }: DetailsProps) {
  return (
    <section className={styles.details} aria-label={label}>
      {words.map(({ alt, caption }, index) => {
        const picture = pictures[index];
        return (
          picture && (
            <figure key={caption}>
              <Picture of={picture} alt={alt} className={styles.scene} />
              <figcaption>{phrases(caption)}</figcaption>
            </figure>
          )
        );
      })}
    </section>
  );
}
