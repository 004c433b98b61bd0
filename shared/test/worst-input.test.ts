import { afterEach, expect, test, vi } from 'vitest';
import { limits, validateProjectRequest } from '../src/project-request.ts';
import { bodies, honest } from './support/worst-bodies.ts';

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(bodies))('of %s only what is bounded is composed', (_name, body) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  validateProjectRequest(body);
  for (const text of normalize.mock.contexts.map(String)) {
    expect(text.length).toBeLessThanOrEqual(8 * limits.message);
    expect(text).not.toMatch(/\p{M}{31}/u);
  }
});

test('as many marks stay as any language writes', () => {
  const stacked = `n${'\u0323\u0302'.repeat(15)}`;
  const request = validateProjectRequest({ ...honest, company: stacked + '\u0301'.repeat(100) });
  expect(request.ok && request.request.company).toBe(stacked.normalize('NFC'));
});
