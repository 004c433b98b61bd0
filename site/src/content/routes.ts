import { caseStudySlugs, projectSlugs, serviceSlugs, technologySlugs } from './entries.ts';

/** Where the words of a page are: a family and an entry of it, or a page of its own. */
export interface PageReference {
  readonly family: Family | 'home' | 'pages';
  readonly entry: string;
}

export interface Route {
  readonly path: string;
  readonly page: PageReference;
}

/** Where the pages of a family's entries are. */
const folders = {
  caseStudies: '/case-studies',
  projects: '/projects',
  services: '/services',
  technologies: '/tech',
} as const;
export type Family = keyof typeof folders;

/** The page of an entry. */
export const entryPath = (family: Family, slug: string) => `${folders[family]}/${slug}`;

const single = (path: string, entry: string): Route => ({ path, page: { family: 'pages', entry } });

const entries = (family: Family, slugs: readonly string[]): Route[] =>
  slugs.map((entry) => ({ path: entryPath(family, entry), page: { family, entry } }));

/**
 * Every page of the site, at exactly its path (docs/product.md, "Routes").
 * The page cache, the redirects, the sitemap and the tests all read this table.
 */
export const routes: readonly Route[] = [
  { path: '/', page: { family: 'home', entry: 'home' } },
  single('/About', 'about'),
  single(folders.services, 'services'),
  ...entries('services', serviceSlugs),
  single(folders.caseStudies, 'case-studies'),
  ...entries('caseStudies', caseStudySlugs),
  single('/privacy-policy', 'privacy-policy'),
  single('/techs', 'techs'),
  single(folders.technologies, 'tech'),
  ...entries('technologies', technologySlugs),
  single('/Project', 'project'),
  single(folders.projects, 'projects'),
  ...entries('projects', projectSlugs),
  single('/contact', 'contact'),
  single('/get-in-touch', 'get-in-touch'),
  single('/get-trial', 'get-trial'),
  single('/Pricing', 'pricing'),
];

const byFoldedPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]));

/** Without a regular expression, which would take hours for a path that is nothing but slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The route that a path means, whatever its casing and trailing slashes; links use its own path. */
export function findRoute(path: string): Route | undefined {
  return byFoldedPath.get(withoutTrailingSlashes(path).toLowerCase());
}
