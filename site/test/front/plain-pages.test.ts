import { localeOption, localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';
import { lastResortPage, offlinePage } from '../../src/front/plain-pages.ts';

test.each(localeValues)('the last resort speaks %s and leads home', (locale) => {
  const page = lastResortPage(locale);
  expect(page).toContain(`lang="${localeOption(locale).iso}"`);
  expect(page).toContain(createTranslator(locale)('interface.error.lastResort.message'));
  expect(page).toContain('href="/"');
});

test.each(localeValues)('the page without a network speaks %s and asks again', (locale) => {
  const page = offlinePage(locale);
  expect(page).toContain(createTranslator(locale)('interface.offline.title'));
  expect(page).toContain('href=""');
});
