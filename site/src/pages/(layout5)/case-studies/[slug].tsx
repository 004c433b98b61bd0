import { caseStudies } from '../../../content/case-studies.ts';
import { caseStudySlugs, isEntry, type CaseStudySlug } from '../../../content/entries.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../request/metadata/metadata.tsx';
import { withPageHooks } from '../../../request/page-hooks.ts';
import { Architecture } from '../../../sections/common/architecture.tsx';
import { CaseHero } from '../../../sections/case-study/case-hero.tsx';
import { TitledRows } from '../../../sections/common/titled-rows.tsx';
import { FactBar } from '../../../sections/case-study/fact-bar.tsx';
import { NextCase } from '../../../sections/case-study/next-case.tsx';
import { Solution } from '../../../sections/case-study/solution.tsx';
import { Result } from '../../../sections/case-study/result.tsx';
import { Prose, Story } from '../../../sections/common/story.tsx';

function CaseStudyPage({ path, slug }: { path: string; slug: CaseStudySlug }) {
  const { t } = translation();
  const words = t(`caseStudies.${slug}`);
  const facts = caseStudies[slug];
  return (
    <>
      <Metadata path={path} meta={words.meta} />
      <CaseHero slug={slug} />
      <FactBar slug={slug} />
      <Story heading={t('interface.caseStudy.need')}>
        <Prose {...words.need} />
      </Story>
      <Solution slug={slug} />
      {'diagram' in words && 'diagram' in facts && (
        <Architecture picture={facts.diagram} {...words.diagram} />
      )}
      <Story heading={t('interface.caseStudy.did')}>
        <TitledRows items={words.did} />
      </Story>
      <Result slug={slug} />
      <NextCase slug={slug} />
    </>
  );
}

export default withPageHooks(
  { validate: ({ slug }) => isEntry(caseStudySlugs, slug) },
  CaseStudyPage,
);

export const getConfig = () => ({ render: 'dynamic' }) as const;
