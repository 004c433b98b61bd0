import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

const source = fileURLToPath(new URL('../src', import.meta.url));

/**
 * The cascade of the site, lowest first: each folder may override those before it. The parts named
 * first in a folder are the ones that others of the same folder adjust.
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
  'sections',
  'layouts',
];

/** "components.button" of src/components/button/button.module.scss; all global styles are the base. */
export function layerOf(file: string): string {
  const parts = relative(source, file).split(sep);
  const name = parts.at(-1)?.match(/^(.+)\.module\.scss$/u)?.[1];
  return name === undefined ? 'base' : `${parts[0]}.${name}`;
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
