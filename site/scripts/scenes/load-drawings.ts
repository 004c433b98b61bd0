import { join } from 'node:path';

import { locales } from '@sunfield/shared/locales';
import { compile } from 'sass';
import { createServer } from 'vite';

import type * as definitionsModule from '../../src/drawings/kit/definitions.tsx';
import type * as brandModule from '../../src/drawings/brand/brand-mark.tsx';
import type * as heroModule from '../../src/drawings/scenes/hero/hero-preview.tsx';
import type { RampName } from '../../src/drawings/land/ramp.ts';
import type * as registryModule from '../../src/drawings/scenes/registry.ts';
import type { Composition, Scene } from '../../src/drawings/scenes/scene.ts';
import type * as wordsModule from '../../src/locales/en/scenes.ts';

const siteRoot = join(import.meta.dirname, '../..');

/** Scenes and words in a shape that can be walked: which words belong to which scene is checked where they are written. */
export interface Drawings {
  scenes: Record<string, Scene<unknown>>;
  languages: Record<string, { iso: string; words: Record<string, unknown> }>;
  definitions: typeof definitionsModule.definitions;
  ramps: Record<RampName, string>;
  heroPreview: Composition<unknown>;
  BrandMark: typeof brandModule.BrandMark;
}

/** Loads the drawings, which have JSX in them, through Vite: Node runs TypeScript, but not JSX. */
export async function loadDrawings(): Promise<Drawings> {
  const server = await createServer({
    root: siteRoot,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (path: string) => server.ssrLoadModule(`/src/${path}`);
  try {
    const { scenes } = (await load('drawings/scenes/registry.ts')) as typeof registryModule;
    const { definitions } = (await load(
      'drawings/kit/definitions.tsx',
    )) as typeof definitionsModule;
    const { heroPreview } = (await load(
      'drawings/scenes/hero/hero-preview.tsx',
    )) as typeof heroModule;
    const { BrandMark } = (await load('drawings/brand/brand-mark.tsx')) as typeof brandModule;
    const languages: Drawings['languages'] = {};
    for (const { value: locale, iso } of locales) {
      const { default: words } = (await load(`locales/${locale}/scenes.ts`)) as typeof wordsModule;
      languages[locale] = { iso, words: { ...words } };
    }
    return {
      scenes: scenes as Drawings['scenes'],
      languages,
      definitions,
      ramps: readRamps(),
      heroPreview: heroPreview as Composition<unknown>,
      BrandMark,
    };
  } finally {
    await server.close();
  }
}

/** The custom properties of each `.ramp-…` rule, from the stylesheet that the pages use too. */
function readRamps(): Record<string, string> {
  const { css } = compile(join(siteRoot, 'src/drawings/_ramps.scss'), { style: 'compressed' });
  return Object.fromEntries(
    [...css.matchAll(/\.ramp-([\w-]+)\{([^}]*)\}/g)].map(([, name = '', rule = '']) => [
      name,
      rule,
    ]),
  );
}
