import { Facts } from '../../components/facts/facts.tsx';
import type { CaseStudySlug } from '../../content/entries.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './fact-bar.module.scss';

/** Industry, platform, team and duration, in one line below the scene. */
export function FactBar({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const facts = t(`caseStudies.${slug}.facts`);
  return (
    <section className={styles.bar} aria-label={t('interface.caseStudy.facts')}>
      <Facts
        className={styles.facts}
        facts={(['industry', 'platform', 'team', 'duration'] as const).map((name) => [
          t(`interface.caseStudy.${name}`),
          phrases(facts[name]),
        ])}
      />
    </section>
  );
}
