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
  return (
    <dl className={styles.facts}>
      {(['platform', 'team', 'duration'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`interface.caseStudy.${name}`)}</dt>
          <dd>{phrases(facts[name])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('interface.caseStudy.result')}</dt>
        <dd>
          {figure.value} {phrases(figure.label)}
        </dd>
      </div>
    </dl>
  );
}
