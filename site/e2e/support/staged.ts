import { caseStudies } from '../../src/content/case-studies.ts';
import { caseStudySlugs } from '../../src/content/entries.ts';

/** The case studies that have a stage: those whose steps aren't pictures of their own. */
export const stagedSlugs = caseStudySlugs.filter((slug) => !('steps' in caseStudies[slug]));
