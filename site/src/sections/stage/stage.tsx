import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import {
  hasStage,
  PicturedStep,
  StageSheet,
  StageSymbols,
  StageWorld,
  StepPicture,
} from '../../components/stage/stage-drawing.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { caseStudies, type CaseStudyFacts } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import styles from './stage.module.scss';

/** The same steps in pictures of their own, side by side: they need no drawing. */
function PicturedSteps({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const { lead, steps, note } = t(`caseStudies.${slug}.stage`);
  const { steps: pictures }: CaseStudyFacts = caseStudies[slug];
  if (!pictures)
    throw new Error(`The case study "${slug}" has neither a stage nor pictures of its steps.`);
  return (
    <Chapter heading={t('interface.caseStudy.solution')} aside={<p>{phrases(lead)}</p>}>
      <TitledList
        items={steps}
        form="columns"
        isOrdered
        item={(words, { alt }, index) => (
          <>
            <PicturedStep of={pictures[index] ?? pictures[0]} alt={alt} />
            {words}
            {index === steps.length - 1 && <p>{prose(note)}</p>}
          </>
        )}
      />
    </Chapter>
  );
}

/**
 * The solution as one thing followed through the system: a picture that scrolling plays beside four
 * steps of text, or four pictures with their captions (docs/add-a-stage.md).
 */
export function Stage({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const { label, lead, steps, note } = t(`caseStudies.${slug}.stage`);
  if (!hasStage(slug)) return <PicturedSteps slug={slug} />;
  return (
    <section className={styles.stage}>
      <StageSheet of={slug} />
      <StageSymbols of={slug} />
      <div className={styles.intro}>
        <h2>{phrases(t('interface.caseStudy.solution'))}</h2>
        <p>{phrases(lead)}</p>
      </div>
      <div className={styles.play}>
        <StageWorld of={slug} />
        {/* On a phone the steps are a strip that is scrolled sideways, by keyboard as well. */}
        <ol className={styles.steps} aria-label={label} tabIndex={0}>
          {steps.map(({ title, text, alt }, index) => (
            <li key={title} className={styles.step}>
              <div className={styles.telling}>
                <h3 data-step={`${index + 1}/${steps.length}`}>{phrases(title)}</h3>
                <p>{prose(text)}</p>
                {index === steps.length - 1 && <p className={styles.note}>{prose(note)}</p>}
              </div>
              <StepPicture of={slug} step={index} alt={alt} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
