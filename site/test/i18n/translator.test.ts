import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';

test('a figure that is filled in stays with its unit', () => {
  const count = { max: 120, count: 3 };
  expect(createTranslator('en')('form.errors.tooLong', count)).toContain('120\u00a0characters');
  expect(createTranslator('fr')('form.errors.tooLong', count)).toMatch(/120\u00a0caract/u);
});
