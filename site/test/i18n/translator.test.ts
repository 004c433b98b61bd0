import { localeValues } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';

test('a figure that is filled in stays with its unit', () => {
  const count = { max: 120, count: 3 };
  expect(createTranslator('en')('form.errors.tooLong', count)).toContain('120\u00a0characters');
  for (const locale of localeValues)
    expect(createTranslator(locale)('form.errors.tooLong', count)).not.toContain('120 ');
});
