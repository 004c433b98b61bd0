import { Facts } from '../../components/facts/facts.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './work-facts.module.scss';

interface WorkFactsProps {
  readonly facts: { platform: string; team: string; duration: string };
  readonly figure: { value: string; label: string };
}

/** The facts of a case study and the figure of its result, as rows. */
export function WorkFacts({ facts, figure }: WorkFactsProps) {
  const { t } = translation();
  const result = (
    <>
      {figure.value} {phrases(figure.label)}
    </>
  );
  return (
    <Facts
      className={styles.facts}
      facts={[
        [t('interface.caseStudy.platform'), phrases(facts.platform)],
        [t('interface.caseStudy.team'), phrases(facts.team)],
        [t('interface.caseStudy.duration'), phrases(facts.duration)],
        [t('interface.caseStudy.result'), result],
      ]}
    />
  );
}
