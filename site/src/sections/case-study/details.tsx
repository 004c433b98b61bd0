import { caseStudies, type ToldSlug } from '../../content/case-studies.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './details.module.scss';

/** Two views into the product, each with the sentence that explains it. */
export function Details({ slug }: { slug: ToldSlug }) {
  const { t } = translation();
  const { details } = caseStudies[slug];
  return (
    <section className={styles.details} aria-label={t(`caseStudies.${slug}.name`)}>
      {t(`caseStudies.${slug}.pictures`).map(({ alt, caption }, index) => {
        const picture = details[index];
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
