import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { headScript } from '../../src/browser/head/head-script.ts';

test('the inline script of every document is one line that a browser can read, comments or none', () => {
  expect(headScript).not.toContain('\n');
  expect(headScript).not.toContain('//');
  expect(() => new Script(headScript)).not.toThrow();
  expect(headScript).toMatch(/'reloaded-at',\d+\)$/u);
});
