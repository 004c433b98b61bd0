import { limitChunkReloads } from './lib/chunk-reload.ts';
import { watchHeaderMenus } from './lib/header-menus.ts';
import { keepRefusedSubmit } from './lib/refused-submit.ts';
import { registerServiceWorker } from './lib/service-worker.ts';
import { whenWanted } from './lib/when-wanted.ts';

// The page works without React: links, disclosures, dialogs and the form are native. So React's
// hydration is loaded when the browser is idle, or at the visitor's first intent.
keepRefusedSubmit();
limitChunkReloads();
watchHeaderMenus();
whenWanted(() => {
  void import('./lib/hydrate.tsx');
  if (import.meta.env.PROD) registerServiceWorker();
});
