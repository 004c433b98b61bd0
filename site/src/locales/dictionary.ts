import type en from './en/index.ts';
import type { Translated } from './words.ts';

/** What every language has to say: English is the type of the others. */
export type Dictionary = Translated<typeof en>;
