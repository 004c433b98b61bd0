import { expect, it } from 'vitest';
import { root } from '../../product.ts';
import { checkSamples, samplesIn } from '../../ready/samples.ts';

it('adds up what npm run samples counts', () => {
  expect(samplesIn('  English: 3 sample texts left\n  日本語: 4 sample texts left\n')).toBe(7);
  expect(samplesIn('\nFacts: 5 samples\n')).toBe(5);
  expect(samplesIn('an error')).toBeUndefined();
});

it('reads what npm run samples prints', () => {
  const { level, text } = checkSamples(root);
  expect(level).not.toBe('missing');
  expect(text).toMatch(/^(?:\d+|no) sample/u);
});
