import { classNames } from '../../components/class-names.ts';
import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { Land } from '../../components/land/land.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './result.module.scss';

/** What changed: the figures set large on a valley in the case's own colours, and a client's own words. */
export function Result({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const { figures, paragraph, quotation } = t(`caseStudies.${slug}.result`);
  const { ramp } = caseStudies[slug];
  return (
    <section className={classNames(styles.result, `ramp-${ramp}`)}>
      <Land name="valley" ramp={ramp} className={styles.valley} />
      <Land name="valley" ramp={ramp} className={styles.lines} />
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
