import { locales } from '@sunfield/shared/locales';
import { routes } from '../content/routes.ts';
import { notFoundPath, type Address } from '../request/address.ts';
import type { PageCache } from './page-cache.ts';

/** Every page there is, plain addresses before named languages, and the page for paths that are none. */
const allPages = (): Address[] =>
  [false, true].flatMap((explicit) =>
    locales.flatMap(({ value: locale }) =>
      [...routes.map(({ path }) => path), notFoundPath].map((path) => ({
        path,
        locale,
        explicit,
        isPersonal: false,
      })),
    ),
  );

/**
 * Renders every page, so that no visitor waits for it, and says what the cache holds. Then packs each as
 * small as it gets, one after the other: at the start somebody would wait for that.
 */
export async function warmUp(pages: PageCache, signal: AbortSignal): Promise<void> {
  for (const address of allPages()) {
    if (signal.aborted) return;
    // One page's fault is no reason to take the others down; who asks for it gets the error page.
    await pages.load(address).catch((error: unknown) => {
      console.error(`${address.path} (${address.locale}) can't be rendered:`, error);
    });
  }
  const { all } = pages;
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  console.log(`Ready: ${all.length} pages, ${(bytes / 1024 / 1024).toFixed(1)} MB.`);
  for (const page of all) if (!signal.aborted) await page.packBest();
}
