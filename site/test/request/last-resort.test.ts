import { localeOption, localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';
import { lastResortPage } from '../../src/request/last-resort.ts';

test.each(localeValues)('the last resort speaks %s and leads home', (locale) => {
  const page = lastResortPage(locale);
  expect(page).toContain(`lang="${localeOption(locale).iso}"`);
  expect(page).toContain(createTranslator(locale)('interface.error.lastResort.message'));
  expect(page).toContain('href="/"');
});
