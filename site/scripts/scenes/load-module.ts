import { join } from 'node:path';

import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Loads modules of the site with JSX in them, which Node doesn't run by itself. */
export async function withModules<Result>(
  use: (load: (path: string) => Promise<Record<string, unknown>>) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
