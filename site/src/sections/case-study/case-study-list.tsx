import { caseStudySlugs } from '../../content/entries.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { Work } from '../common/work.tsx';
import styles from './case-study-list.module.scss';

/** All case studies, each in a composition of its own. */
export function CaseStudyList() {
  const { t } = translation();
  return (
    <section className={styles.list}>
      <h2>{phrases(t('pages.case-studies.list.heading'))}</h2>
      {caseStudySlugs.map((slug) => (
        <Work key={slug} slug={slug} />
      ))}
    </section>
  );
}
