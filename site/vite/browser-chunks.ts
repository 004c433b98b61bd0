import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const entry = source('waku.client.tsx');
const hydrate = source('browser/hydrate.tsx');
/** On every page: what Waku's server groups with it is what every page hydrates. */
const onEveryPage = source('components/navigation/navigation.tsx');

/** What a module loads at once: itself, and all that it imports. */
function reach(id: string, infoOf: InfoOf, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const imported of infoOf(id)?.importedIds ?? []) reach(imported, infoOf, reached);
  return reached;
}

/** React, the router and the client components of every page, but for what has come with the entry. */
function laterModules(infoOf: InfoOf): Set<string> {
  const router = [...reach(hydrate, infoOf)];
  const groups = router
    .flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => reach(id, infoOf).has(onEveryPage));
  const later = new Set([...router, ...groups.flatMap((id) => [...reach(id, infoOf)])]);
  const early = reach(entry, infoOf);
  return new Set([...later].filter((id) => !early.has(id)));
}

let later: Set<string> | undefined;

/** In one file all of this is packed smaller than in several, and comes in one request. */
const nameOfChunk = (id: string, graph: { getModuleInfo: InfoOf }) => {
  later ??= laterModules((module) => graph.getModuleInfo(module));
  return later.has(id) ? 'hydrate' : null;
};

/**
 * Stands for Vite's helper around `import()`, which waits for the chunk's style sheets and asks for its
 * own imports ahead: there is one sheet, and chunks import nothing but what is there. What is left is the
 * event of a chunk that doesn't come, after which Waku's script reloads the page.
 */
const preloadHelper = `
  export const __vitePreload = (load) => load().catch((payload) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
  });`;

/**
 * What browsers load, in three files: the entry before the visitor wants anything, what every page is
 * hydrated with, and the form where it stands.
 *
 * The entry is the site's own. Waku's imports React and the Flight client before it, to install a callback
 * of server actions, of which there are none. It must keep Waku's name `index`, by which the server finds
 * it, and come after Waku's own plugins.
 */
export const browserChunks: Plugin = {
  name: 'browser-chunks',
  enforce: 'post',
  apply: 'build',
  config: () => ({
    environments: {
      client: {
        build: {
          modulePreload: false,
          rolldownOptions: {
            input: { index: entry },
            output: {
              codeSplitting: {
                groups: [{ name: nameOfChunk, includeDependenciesRecursively: false }],
              },
            },
          },
        },
      },
    },
  }),
  load: {
    order: 'pre',
    filter: { id: /^\0vite\/preload-helper/u },
    handler: () => preloadHelper,
  },
};
