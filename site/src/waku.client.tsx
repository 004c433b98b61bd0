import { limitChunkReloads } from './browser/chunk-reload.ts';
import { watchHeaderMenus } from './browser/header-menus.ts';
import { fetchPageData } from './browser/page-data.ts';
import { keepRefusedSubmit } from './browser/refused-submit.ts';
import { registerServiceWorker } from './browser/service-worker.ts';
import { whenWanted } from './browser/when-wanted.ts';

// The page works without React: links, disclosures, dialogs and the form are native. So React and what it
// hydrates the page with are loaded when the browser is idle, or at the visitor's first intent; and where
// they don't come the page stays a document.
keepRefusedSubmit();
limitChunkReloads();
watchHeaderMenus();
whenWanted(async () => {
  if (import.meta.env.PROD) registerServiceWorker();
  const [{ hydrate }, data] = await Promise.all([import('./browser/hydrate.tsx'), fetchPageData()]);
  hydrate(data);
});
