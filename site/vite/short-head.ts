import { minifySync, type Plugin } from 'vite';

/**
 * Makes the inline script of every document short (src/browser/head): it is the text of functions, and a server's
 * code is left as it was written.
 */
export const shortHead: Plugin = {
  name: 'short-head',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/browser\/head\/[\w-]+\.ts$/u },
    handler: (code, id) => minifySync(id, code, { module: true, compress: true, mangle: true }),
  },
};
