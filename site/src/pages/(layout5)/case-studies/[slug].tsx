import { caseStudySlugs, isEntry, type CaseStudySlug } from '../../../content/entries.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../request/metadata/metadata.tsx';
import { withPageHooks } from '../../../request/page-hooks.ts';
import { Ask } from '../../../sections/case-study/ask.tsx';
import { CaseHero } from '../../../sections/case-study/case-hero.tsx';
import { NextCase } from '../../../sections/case-study/next-case.tsx';
import { Telling } from '../../../sections/case-study/telling.tsx';

function CaseStudyPage({ path, slug }: { path: string; slug: CaseStudySlug }) {
  const { t } = translation();
  return (
    <>
      <Metadata path={path} meta={t(`caseStudies.${slug}.meta`)} />
      <CaseHero slug={slug} />
      <Telling slug={slug} />
      <Ask />
      <NextCase slug={slug} />
    </>
  );
}

export default withPageHooks(
  { validate: ({ slug }) => isEntry(caseStudySlugs, slug) },
  CaseStudyPage,
);

export const getConfig = () => ({ render: 'dynamic' }) as const;
