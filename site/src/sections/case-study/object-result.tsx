import { caseStudies, type CaseStudyFacts } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Split } from '../../components/split/split.tsx';
import { ResultObject } from '../../components/stage/result-object.tsx';
import { translation } from '../../request/translation.ts';
import { Figures } from './figures.tsx';
import styles from './object-result.module.scss';

interface ObjectResultProps {
  readonly slug: CaseStudySlug;
  /** Where the drawing is: at the left if nothing is said, at the right, or below, as wide as the page. */
  readonly form?: 'right' | 'wide';
}

/** The result beside a drawing of what was made: for cases whose figures have no before. */
export function ObjectResult({ slug, form }: ObjectResultProps) {
  const { t } = translation();
  const result = t(`caseStudies.${slug}.result`);
  if (!('shown' in result)) throw new Error(`The case study "${slug}" shows nothing.`);
  const words = (
    <>
      <h2>{phrases(t('interface.caseStudy.result'))}</h2>
      <Figures figures={result.figures} />
      <p>{prose(result.paragraph)}</p>
    </>
  );
  const { ramp, shown: picture }: CaseStudyFacts = caseStudies[slug];
  const seen = { alt: result.shown, className: styles.thing };
  const thing = picture ? <Picture of={picture} {...seen} /> : <ResultObject of={slug} {...seen} />;
  return (
    <section className={classNames(styles.shown, `ramp-${ramp}`)} data-ground="ink">
      {form === 'wide' ? (
        <>
          <div className={styles.above}>{words}</div>
          {thing}
        </>
      ) : (
        <Split form={form ?? 'left'} words={words} picture={thing} />
      )}
    </section>
  );
}
