import { caseStudies } from './case-studies.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { technologies } from './technologies.ts';

/** The entries of a family of pages, in the order of their facts: no slug is a number, which would come first. */
const slugsOf = <Slug extends string>(facts: Readonly<Record<Slug, unknown>>) =>
  Object.keys(facts) as [Slug, ...Slug[]] as readonly [Slug, ...Slug[]];

export const serviceSlugs = slugsOf(services);
export type ServiceSlug = keyof typeof services;

export const technologySlugs = slugsOf(technologies);
export type TechnologySlug = keyof typeof technologies;

export const caseStudySlugs = slugsOf(caseStudies);
export type CaseStudySlug = keyof typeof caseStudies;

export const projectSlugs = slugsOf(projects);
export type ProjectSlug = keyof typeof projects;

/** Whether a slug names an entry of a family. */
export function isEntry<Slug extends string>(slugs: readonly Slug[], slug: string): slug is Slug {
  return (slugs as readonly string[]).includes(slug);
}
