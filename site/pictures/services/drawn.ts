import { byFolder } from '../by-folder.ts';
import type { Offer } from '../offers/offer.ts';

/**
 * What each service offers, by its slug, in the order of its words (`offers.items` in `words/<language>/services.json`):
 * `<slug>/offers.tsx` exports `offers`.
 */
export const offers = byFolder(
  import.meta.glob<readonly Offer[]>('./*/offers.tsx', { eager: true, import: 'offers' }),
);
