import { caseStudies, type CaseStudyFacts } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { classNames } from '../../components/class-names.ts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Comparison } from '../../components/comparison/comparison.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { translation } from '../../request/translation.ts';
import { Figures } from './figures.tsx';
import styles from './comparison-result.module.scss';

interface ComparisonResultProps {
  readonly slug: CaseStudySlug;
  /** Before and after side by side, below what is told of them. */
  readonly form?: 'across';
}

/** The result as one number before and after, drawn: for cases that have both. */
export function ComparisonResult({ slug, form }: ComparisonResultProps) {
  const { t } = translation();
  const result = t(`caseStudies.${slug}.result`);
  if (!('compared' in result)) throw new Error(`The case study "${slug}" compares nothing.`);
  const { compared, figures, paragraph } = result;
  const { ramp, compared: values }: CaseStudyFacts = caseStudies[slug];
  const sides = [
    { when: 'Before', ...compared.before },
    { when: 'After', ...compared.after },
  ] as const;
  return (
    <Chapter
      heading={t('interface.caseStudy.result')}
      form="label"
      ground="ink"
      ramp={ramp}
      className={classNames(styles.compared, form && styles[form])}
    >
      <div className={styles.telling}>
        <Figures figures={figures} />
        <p>{prose(paragraph)}</p>
      </div>
      <Sheet as="figure" className={styles.sheet}>
        <h3>{phrases(compared.title)}</h3>
        <ul>
          {sides.map(({ when, value, label }) => (
            <li key={when}>
              <p>
                <b>{value}</b> {phrases(label)}
              </p>
              <Comparison of={slug} when={when} values={values} />
            </li>
          ))}
        </ul>
        <figcaption>{prose(compared.note)}</figcaption>
      </Sheet>
    </Chapter>
  );
}
