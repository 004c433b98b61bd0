import { Facts } from '../../components/facts/facts.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './work-facts.module.scss';

interface WorkFactsProps {
  readonly facts: { platform: string; team: string; duration: string };
}

/** The facts of a case study, as rows. */
export function WorkFacts({ facts }: WorkFactsProps) {
  const { t } = translation();
  return (
    <Facts
      className={styles.facts}
      facts={[
        [t('interface.caseStudy.platform'), phrases(facts.platform)],
        [t('interface.caseStudy.team'), phrases(facts.team)],
        [t('interface.caseStudy.duration'), phrases(facts.duration)],
      ]}
    />
  );
}
