import type { CaseStudySlug, ProjectSlug } from './entries.ts';

const usersSpeak: ReadonlySet<CaseStudySlug | ProjectSlug> = new Set([
  'babypass',
  'halialabs',
  'project-5',
]);

/** Whether a work is quoted by somebody who uses it, and not by the client. */
export const speaksAsUser = (slug: CaseStudySlug | ProjectSlug) => usersSpeak.has(slug);
