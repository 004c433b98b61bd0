import { locales } from '@sunfield/shared/locales';
import { routes } from '../content/routes.ts';
import type { PageCache } from './page-cache.ts';
import type { PageKey } from './page-key.ts';

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

/** Renders every page, so that no visitor waits for it, and says what the cache holds. */
export async function warmUp(pages: PageCache, signal: AbortSignal): Promise<void> {
  for (const key of allKeys()) {
    if (signal.aborted) return;
    // One page's fault is no reason to take the others down; who asks for it gets the error page.
    await pages.get(key).catch((error: unknown) => {
      console.error(`${key.path} (${key.locale}) can't be rendered:`, error);
    });
  }
  console.log(`Ready: ${pages.count} pages, ${megabytes(pages.size)}.`);
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
