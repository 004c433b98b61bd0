import type { Locale } from '@sunfield/shared/locales';
import { findRoute } from '../../content/routes.ts';
import type { Translate } from '../../i18n/translator.ts';
import { previewFiles } from './preview-files.gen.ts';
import { previewSize, previewWords } from './preview-words.ts';

/**
 * The picture that stands for a page where a link to it is shared.
 * @throws Error where the build has drawn none.
 */
export function previewOf(path: string, locale: Locale, t: Translate) {
  const route = findRoute(path);
  const file = previewFiles[locale]?.[route?.path ?? ''];
  if (!route || file === undefined) throw new Error(`No preview picture for ${path} in ${locale}.`);
  return { file, ...previewSize, alt: previewWords(route.page, t).alt };
}
