import { expect, test } from 'vitest';
import { shouldSaveData } from '../../src/browser/connection.ts';

test.each([
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }],
  ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }],
  ['data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }],
  ['offline', { onLine: false }],
])('nothing is fetched ahead on %s', (_, navigator) => {
  expect(shouldSaveData(navigator)).toBe(true);
});

test.each([
  ['4g', { onLine: true, connection: { effectiveType: '4g', saveData: false } }],
  ['a browser that does not tell', { onLine: true }],
])('%s may fetch ahead', (_, navigator) => {
  expect(shouldSaveData(navigator)).toBe(false);
});
