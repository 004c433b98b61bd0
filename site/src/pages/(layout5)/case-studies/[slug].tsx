import { caseStudySlugs, isEntry, type CaseStudySlug } from '../../../content/entries.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { withPageHooks } from '../../../request/page-hooks.ts';
import { CaseCallToAction } from '../../../sections/case-study/case-call-to-action.tsx';
import { CaseHero } from '../../../sections/case-study/case-hero.tsx';
import { NextCase } from '../../../sections/case-study/next-case.tsx';
import { CaseStory } from '../../../sections/case-study/case-story.tsx';

function CaseStudyPage({ slug }: { slug: CaseStudySlug }) {
  const { t } = translation();
  return (
    <>
      <Metadata meta={t(`caseStudies.${slug}.meta`)} />
      <CaseHero slug={slug} />
      <CaseStory slug={slug} />
      <CaseCallToAction slug={slug} />
      <NextCase slug={slug} />
    </>
  );
}

export default withPageHooks(
  { validate: ({ slug }) => isEntry(caseStudySlugs, slug) },
  CaseStudyPage,
);

export const getConfig = () => ({ render: 'dynamic' }) as const;
