import type { ReactNode } from 'react';
import { byFolder } from '../by-folder.ts';

/** The sign of each service, by its slug: `<slug>/pictogram.tsx` exports `pictogram`. */
export const pictograms = byFolder(
  import.meta.glob<ReactNode>('./*/pictogram.tsx', { eager: true, import: 'pictogram' }),
);
