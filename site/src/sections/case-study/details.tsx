import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../i18n/translation.ts';
import { SceneFrame } from '../scene-frame/scene-frame.tsx';
import styles from './details.module.scss';

/** Two views into the product, each with the sentence that explains it. */
export function Details({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const { details, ramp } = caseStudies[slug];
  return (
    <section className={styles.details} aria-label={t(`caseStudies.${slug}.name`)}>
      {t(`caseStudies.${slug}.pictures`).map(({ alt, caption }, index) => {
        const scene = details[index];
        return (
          scene && (
            <figure key={caption}>
              <SceneFrame name={scene} ramp={ramp} alt={alt} className={styles.scene} />
              <figcaption>{caption}</figcaption>
            </figure>
          )
        );
      })}
    </section>
  );
}
