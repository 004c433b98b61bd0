import { locales } from '@sunfield/shared/locales';
import { routes } from '../content/routes.ts';
import type { Address } from '../request/address.ts';
import type { PageCache } from './page-cache.ts';

/** Every page there is: documents before their RSC twins, plain addresses before named languages. */
function allPages(): Address[] {
  const kinds = ['document', 'rsc'] as const;
  return kinds.flatMap((kind) =>
    [false, true].flatMap((explicit) =>
      locales.flatMap(({ value: locale }) =>
        routes.map(({ path }) => ({ kind, path, locale, explicit, isPersonal: false })),
      ),
    ),
  );
}

/** Renders every page, so that no visitor waits for it, and says what the cache holds. */
export async function warmUp(pages: PageCache, signal: AbortSignal): Promise<void> {
  for (const address of allPages()) {
    if (signal.aborted) return;
    // One page's fault is no reason to take the others down; who asks for it gets the error page.
    await pages.load(address).catch((error: unknown) => {
      console.error(`${address.path} (${address.locale}) can't be rendered:`, error);
    });
  }
  console.log(`Ready: ${pages.count} pages, ${megabytes(pages.size)}.`);
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
