import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/waku.client.tsx', import.meta.url));

/**
 * Makes the site's own client entry the one that browsers load first. Waku's imports React and the
 * Flight client before it, to install a callback of server actions, of which there are none. It must
 * keep Waku's name `index`, by which the server finds it, and come after Waku's own plugins.
 */
export const ownEntry: Plugin = {
  name: 'own-entry',
  enforce: 'post',
  apply: 'build',
  config: () => ({
    environments: { client: { build: { rolldownOptions: { input: { index: entry } } } } },
  }),
};
