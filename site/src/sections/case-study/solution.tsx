import { caseStudies, stageOf, type CaseStudyFacts } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import type { ToldSolution } from '../../words/words.ts';
import { Prose, Story } from '../common/story.tsx';
import { Stage } from '../stage/stage.tsx';
import { Details } from './details.tsx';

/** How it was solved: followed on a stage, or shown from inside and told. */
export function Solution({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  const stage = stageOf(slug);
  if (stage) return <Stage slug={stage} />;
  const { details = [] }: CaseStudyFacts = caseStudies[slug];
  const { name, pictures, solution }: Partial<ToldSolution> = t(`caseStudies.${slug}`);
  if (!pictures || !solution)
    throw new Error(`The case study "${slug}" has neither a stage nor a solution.`);
  return (
    <>
      <Details label={name} pictures={details} words={pictures} />
      <Story heading={t('interface.caseStudy.solution')}>
        <Prose {...solution} />
      </Story>
    </>
  );
}
