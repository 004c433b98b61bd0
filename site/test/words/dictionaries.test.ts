import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { dictionaries } from '../../src/words/dictionaries.ts';

test.each(localeValues)('%s has the families of words that English has', (locale) => {
  expect(Object.keys(dictionaries[locale])).toEqual(Object.keys(dictionaries[defaultLocale]));
});
