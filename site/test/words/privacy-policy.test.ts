import { retentionDays } from '@sunfield/shared/retention';
import { localeValues, locales } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';

test.each(locales)('the policy in $label promises what the service does', ({ value }) => {
  const policy = createTranslator(value)('policy');
  expect(JSON.stringify(policy)).toMatch(new RegExp(`\\b${retentionDays}`, 'u'));
});

test.each(locales)('the policy in $label names every value of the language cookie', ({ value }) => {
  const { text } = createTranslator(value)('policy.cookie');
  for (const cookie of localeValues) expect(text).toMatch(new RegExp(`\\b${cookie}\\b`, 'u'));
});
