import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

const source = fileURLToPath(new URL('../src', import.meta.url));

/**
 * The cascade of the site, lowest first: each folder may override those before it. Of a folder, the parts named
 * are the ones that others of it adjust: a layer within its folder's is below what stands in that itself.
 */
export const layerOrder = [
  'base',
  'components.button',
  'components.text-link',
  'components.email-link',
  'components.logo',
  'components.menu-button',
  'components.language-selector',
  'components.footer-list',
  'components',
  'islands',
  'sections.page-intro',
  'sections.work',
  'sections',
  'layouts',
];

/** "components.button" of src/components/button/button.module.scss, as it is named above; else the folder's. */
export function layerOf(file: string): string {
  const [folder = '', ...rest] = relative(source, file).split(sep);
  const name = rest.at(-1)?.match(/^(.+)\.module\.scss$/u)?.[1];
  if (name === undefined) return 'base';
  const own = `${folder}.${name}`;
  return layerOrder.includes(own) ? own : folder;
}

export type PostcssPlugins = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>;

/**
 * Puts every style sheet into its cascade layer, so that which rule wins follows from its folder and
 * not from the order in which a bundler joins the files (docs/decisions/006).
 */
export const cascadeLayers: PostcssPlugins = [
  {
    postcssPlugin: 'cascade-layers',
    Once(root, { AtRule }) {
      const params = layerOf(root.source?.input.file ?? '');
      const layer = new AtRule({ name: 'layer', params, nodes: root.nodes });
      root.removeAll();
      root.append(new AtRule({ name: 'layer', params: layerOrder.join(', ') }), layer);
    },
  },
];
