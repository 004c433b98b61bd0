import { caseStudySlugs, projectSlugs, serviceSlugs, technologySlugs } from './entries.ts';

/** The layouts (docs/layouts.md). Each is a folder `pages/(layout)` of the same name. */
export type Layout =
  'dark-header' | 'default' | 'layout2' | 'layout4' | 'layout5' | 'without-footer';

/** Where the words of a page are: a family and an entry of it, or a page of its own. */
export interface PageReference {
  readonly family: 'caseStudies' | 'home' | 'pages' | 'projects' | 'services' | 'technologies';
  readonly entry: string;
}

export interface Route {
  readonly path: string;
  readonly layout: Layout;
  readonly page: PageReference;
}

const single = (path: string, layout: Layout, entry: string): Route => ({
  path,
  layout,
  page: { family: 'pages', entry },
});

const family = (
  base: string,
  layout: Layout,
  name: PageReference['family'],
  slugs: readonly string[],
): Route[] =>
  slugs.map((slug) => ({ path: `${base}/${slug}`, layout, page: { family: name, entry: slug } }));

/**
 * Every page of the site, at exactly its path (docs/product.md, "Routes"), and the layout it has.
 * The page cache, the redirects, the sitemap and the tests all read this table.
 */
export const routes: readonly Route[] = [
  { path: '/', layout: 'default', page: { family: 'home', entry: 'home' } },
  single('/About', 'default', 'about'),
  single('/services', 'default', 'services'),
  ...family('/services', 'default', 'services', serviceSlugs),
  single('/case-studies', 'layout5', 'case-studies'),
  ...family('/case-studies', 'layout5', 'caseStudies', caseStudySlugs),
  single('/privacy-policy', 'layout5', 'privacy-policy'),
  single('/techs', 'dark-header', 'techs'),
  single('/tech', 'dark-header', 'tech'),
  ...family('/tech', 'dark-header', 'technologies', technologySlugs),
  single('/Project', 'layout2', 'project'),
  single('/projects', 'layout2', 'projects'),
  ...family('/projects', 'layout2', 'projects', projectSlugs),
  single('/contact', 'layout4', 'contact'),
  single('/get-in-touch', 'layout4', 'get-in-touch'),
  single('/get-trial', 'layout4', 'get-trial'),
  single('/Pricing', 'layout4', 'pricing'),
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
