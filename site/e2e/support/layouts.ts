/**
 * What each layout frames (docs/layouts.md): the files of its pages below `src/pages/(layout)`, `[slug]` for a
 * family's entries.
 */
export const layouts = {
  default: ['About', 'index', 'services/[slug]', 'services/index'],
  layout2: ['Project', 'projects/[slug]', 'projects/index'],
  layout4: ['Pricing', 'contact', 'get-in-touch', 'get-trial'],
  layout5: ['case-studies/[slug]', 'case-studies/index', 'privacy-policy'],
  'dark-header': ['tech/[slug]', 'tech/index', 'techs'],
  'without-footer': ['404', 'error-page'],
} as const;

export type Layout = keyof typeof layouts;

/** The layout of a route's page. */
export function layoutOf(path: string): Layout {
  const name = path.slice(1);
  const files = [name || 'index', `${name}/index`, name.replace(/[^/]+$/u, '[slug]')];
  const found = Object.entries(layouts).find(([, framed]: [string, readonly string[]]) =>
    framed.some((file) => files.includes(file)),
  );
  if (!found) throw new Error(`No layout frames ${path}.`);
  return found[0] as Layout;
}
