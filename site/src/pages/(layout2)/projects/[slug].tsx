import type { ReactNode } from 'react';
import { Chapter } from '../../../components/chapter/chapter.tsx';
import { Prose } from '../../../components/prose/prose.tsx';
import { requestFormId } from '@sunfield/shared/form-outcome';
import { isEntry, projectSlugs, type ProjectSlug } from '../../../content/entries.ts';
import { getInTouch } from '../../../content/navigation.ts';
import { projects, type ProjectFacts, type ProjectPart } from '../../../content/projects.ts';
import { interestParameter } from '../../../content/queries.ts';
import { translation } from '../../../request/translation.ts';
import { Metadata } from '../../../metadata/metadata.tsx';
import { withPageHooks } from '../../../request/page-hooks.ts';
import { Closing } from '../../../sections/common/closing.tsx';
import { Interface } from '../../../sections/project/interface.tsx';
import { LatestProjects } from '../../../sections/project/latest-projects.tsx';
import { ProjectHero } from '../../../sections/project/project-hero.tsx';
import { Testimonial } from '../../../sections/common/testimonial.tsx';

function ProjectPage({ slug }: { slug: ProjectSlug }) {
  const { t } = translation();
  const words = t(`projects.${slug}`);
  const { ramp, interest, parts, quoted }: ProjectFacts = projects[slug];
  const shown: Record<ProjectPart, ReactNode> = {
    strategy: (
      <Chapter key="strategy" heading={words.strategy.heading} form="beside">
        <Prose paragraphs={words.strategy.paragraphs} />
      </Chapter>
    ),
    interface: <Interface key="interface" slug={slug} />,
    testimonial: (
      <Testimonial key="testimonial" quotation={words.testimonial} quoted={quoted} ramp={ramp} />
    ),
  };
  return (
    <>
      <Metadata meta={words.meta} />
      <ProjectHero slug={slug} />
      {parts.map((part) => shown[part])}
      <LatestProjects slug={slug} />
      <Closing
        {...words.request}
        land={{ name: 'plateau', ramp }}
        to={{
          ...getInTouch,
          path: `${getInTouch.path}?${interestParameter}=${interest}#${requestFormId}`,
        }}
      />
    </>
  );
}

export default withPageHooks({ validate: ({ slug }) => isEntry(projectSlugs, slug) }, ProjectPage);

export const getConfig = () => ({ render: 'dynamic' }) as const;
