/** The entries of each family of pages, in the order they are listed (docs/product.md, "Routes"). */

export const serviceSlugs = [
  'dedicated-teams',
  'web-development',
  'mobile-app-development',
  'cloud-devops',
  'qa-sts',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

export const technologySlugs = ['full-stack', 'data-app', 'ai'] as const;
export type TechnologySlug = (typeof technologySlugs)[number];

export const caseStudySlugs = [
  'orderbuddy',
  'taffi',
  'iot',
  'wareflex',
  'babypass',
  'halialabs',
  'yokogawa',
  'sato',
] as const;
export type CaseStudySlug = (typeof caseStudySlugs)[number];

export const projectSlugs = [
  'project-1',
  'project-2',
  'project-3',
  'project-4',
  'project-5',
  'project-6',
  'project-7',
  'project-8',
] as const;
export type ProjectSlug = (typeof projectSlugs)[number];

/** Whether a slug names an entry of a family. */
export function isEntry<Slug extends string>(slugs: readonly Slug[], slug: string): slug is Slug {
  return (slugs as readonly string[]).includes(slug);
}
