import type { PageReference } from '../content/routes.ts';
import type { Translate } from '../i18n/translator.ts';
import type { MetaWords } from '../words/words.ts';

type WithMeta = Readonly<Record<string, { readonly meta: MetaWords } | undefined>>;

/**
 * The title and description of a page.
 * @throws Error where a route of the table has no words: a forgotten piece is named.
 */
export function findMeta(t: Translate, { family, entry }: PageReference): MetaWords {
  const entries: WithMeta = family === 'home' ? { home: t('home') } : t(family);
  const meta = entries[entry]?.meta;
  if (!meta) throw new Error(`No words for ${family}/${entry}.`);
  return meta;
}
