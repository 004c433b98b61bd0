import { execFile } from 'node:child_process';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { manifestFile, readManifest, siteRoot } from '../scripts/picture-places.ts';

const folder = join(siteRoot, 'pictures') + sep;
const draw = ['scripts/draw-pictures.ts', '--keep-previews'];

/** Draws again as somebody works on a picture, on its words or in the folder of photographs. */
function redrawOnChange({ watcher, config, environments }: ViteDevServer): void {
  let running = false;
  let again = false;
  const redraw = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await promisify(execFile)(process.execPath, draw, { cwd: siteRoot });
      environments.client.hot.send({ type: 'full-reload' });
    } catch (error) {
      const { stderr } = error as { stderr: string };
      config.logger.error(`The pictures were not drawn again.\n${stderr}`);
    }
    running = false;
    if (again) {
      again = false;
      await redraw();
    }
  };
  watcher.on('all', (_, file) => {
    if (file.startsWith(folder)) void redraw();
  });
}

/** `virtual:pictures`: the list of all pictures, which `npm run pictures` writes. */
export const pictures: Plugin = {
  name: 'pictures',
  resolveId: {
    filter: { id: /^virtual:pictures$/u },
    handler: () => {
      readManifest();
      return manifestFile;
    },
  },
  configureServer: redrawOnChange,
};
