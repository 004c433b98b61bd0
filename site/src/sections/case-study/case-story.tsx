import { caseStudies } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { parts } from './parts.tsx';

/** The parts of a case study, in the order of `story` in content/case-studies.ts. */
export function CaseStory({ slug }: { slug: CaseStudySlug }) {
  return caseStudies[slug].story.map((part) => {
    const Part = parts[part];
    return <Part key={part} slug={slug} />;
  });
}
