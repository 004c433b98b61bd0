import { isStaged } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { Prose, Story } from '../common/story.tsx';
import { Stage } from '../stage/stage.tsx';
import { Details } from './details.tsx';

/** How it was solved: followed on a stage, or shown from inside and told. */
export function Solution({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  if (isStaged(slug)) return <Stage slug={slug} />;
  return (
    <>
      <Details slug={slug} />
      <Story heading={t('interface.caseStudy.solution')}>
        <Prose {...t(`caseStudies.${slug}.solution`)} />
      </Story>
    </>
  );
}
