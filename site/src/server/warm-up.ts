import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '@sunfield/shared/locales';
import { routes } from '../content/routes.ts';
import type { PageCache } from './page-cache.ts';
import type { PageKey } from './page-key.ts';

/** Between two pages that are packed as small as they get, in milliseconds: visitors come first. */
const breath = 20;

/** Every page there is: documents before their RSC twins, plain addresses before named languages. */
function allKeys(): PageKey[] {
  const kinds = ['document', 'rsc'] as const;
  return kinds.flatMap((kind) =>
    [false, true].flatMap((explicit) =>
      locales.flatMap(({ value: locale }) =>
        routes.map(({ path }) => ({ kind, path, locale, explicit })),
      ),
    ),
  );
}

/** Renders every page, so that no visitor waits for it; then packs each as small as it gets. */
export async function warmUp(pages: PageCache, signal: AbortSignal): Promise<void> {
  for (const key of allKeys()) {
    if (signal.aborted) return;
    await pages.get(key);
  }
  console.log(`Ready: ${String(pages.count)} pages, ${megabytes(pages.size)}.`);
  for (const page of pages.pages) {
    if (signal.aborted) return;
    await page.compressBest();
    await pause(breath, undefined, { signal }).catch(() => undefined);
  }
  console.log(`Packed: ${megabytes(pages.size)}.`);
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
