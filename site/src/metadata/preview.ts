import type { Locale } from '@sunfield/shared/locales';
import pictures from 'virtual:pictures';
import { pictureOf } from '../content/page-pictures.ts';
import { findRoute } from '../content/routes.ts';
import { shownPicture } from '../content/shown-picture.ts';
import type { Translate } from '../i18n/translator.ts';
import { previewWords } from './preview-words.ts';

/**
 * The picture that stands for a page where a link to it is shared.
 * @throws Error where the build has drawn none.
 */
export function previewOf(path: string, locale: Locale, t: Translate) {
  const route = findRoute(path);
  const image = pictures.previews[locale][route?.path ?? ''];
  if (!route || !image) throw new Error(`No preview picture for ${path} in ${locale}.`);
  const type = image.file.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const { picture } = pictureOf(route.page);
  const shown = picture && shownPicture(picture, pictures.photographs);
  const photographed =
    typeof shown === 'object' ? pictures.photographs[shown.photograph]?.alt[locale] : undefined;
  return { ...image, type, alt: previewWords(route.page, t, photographed).alt };
}
