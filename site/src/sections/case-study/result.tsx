import type { CaseStudySlug } from '../../content/entries.ts';
import { Land } from '../../components/land/land.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './result.module.scss';

/** What changed: the figures set large on a valley of light, and a client's own words. */
export function Result({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const { figures, paragraph, quotation } = t(`caseStudies.${slug}.result`);
  return (
    <section className={styles.result}>
      <Land name="valley" ramp="honey" className={styles.valley} />
      <Land name="valley" ramp="honey" className={styles.lines} />
      <div className={styles.inner}>
        <h2>{phrases(t('interface.caseStudy.result'))}</h2>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{phrases(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.telling}>
          <p className={styles.paragraph}>{paragraph}</p>
          <figure className={styles.quotation}>
            <blockquote>
              <p>{phrases(quotation.text)}</p>
            </blockquote>
            <figcaption>
              <b>{quotation.role}</b>
              {quotation.company}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
