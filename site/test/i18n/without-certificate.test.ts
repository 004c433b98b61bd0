import { expect, test, vi } from 'vitest';
import { bindWords } from '../../src/i18n/bind-words.ts';

vi.mock('@sunfield/shared/company', async (load) => {
  const { company, ...others } = await load<typeof import('@sunfield/shared/company')>();
  return { ...others, company: { ...company, certification: undefined } };
});

test('a company without a certificate doesn’t list one', () => {
  const words = { facts: ['Two offices', '{{certification}} certified'], items: [{ text: 'A' }] };
  expect(bindWords(words, 'en')).toEqual({ facts: ['Two offices'], items: [{ text: 'A' }] });
});
