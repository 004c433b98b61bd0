import type { ShownCase } from '../../../pictures/things/things.ts';
import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { Thing } from '../../components/stage/thing.tsx';
import { translation } from '../../request/translation.ts';
import { Figures } from './figures.tsx';
import styles from './shown.module.scss';

interface ShownProps {
  readonly slug: CaseStudySlug;
  /** Where the thing is: at the left if nothing is said, at the right, or below, as wide as the page. */
  readonly form?: 'right' | 'wide';
}

/** What came of it, told beside the thing itself: for cases whose figures have no before. */
export function Shown({ slug, form }: ShownProps) {
  const { t } = translation();
  const result = t(`caseStudies.${slug}.result`);
  if (!('shown' in result)) throw new Error(`The case study "${slug}" shows nothing.`);
  return (
    <section
      className={classNames(styles.shown, form && styles[form], `ramp-${caseStudies[slug].ramp}`)}
    >
      <div className={styles.text}>
        <h2>{phrases(t('interface.caseStudy.result'))}</h2>
        <div>
          <p>{result.paragraph}</p>
          <Figures figures={result.figures} />
        </div>
      </div>
      <Thing of={slug as ShownCase} alt={result.shown} className={styles.thing} />
    </section>
  );
}
