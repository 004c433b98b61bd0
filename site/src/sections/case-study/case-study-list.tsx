import { caseStudySlugs } from '../../content/entries.ts';
import { translation } from '../../i18n/translation.ts';
import { Work } from '../common/work.tsx';
import styles from './case-study-list.module.scss';

/** All case studies, each in a composition of its own. */
export function CaseStudyList() {
  const { t } = translation();
  return (
    <section className={styles.list}>
      <h2>{t('pages.case-studies.list.heading')}</h2>
      {caseStudySlugs.map((slug) => (
        <Work key={slug} slug={slug} />
      ))}
    </section>
  );
}
