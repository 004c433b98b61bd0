import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRequest, requestIdOf } from '../../src/islands/request-form/kept-request.ts';

const typed = { firstName: 'Anna', message: 'We need a warehouse app.', interests: ['qa-testing'] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('gives the same words the same id, as after a reload, until the request has arrived', () => {
  const id = requestIdOf(typed);
  expect(requestIdOf({ ...typed })).toBe(id);
  forgetRequest();
  expect(requestIdOf(typed)).not.toBe(id);
});

it('gives other words another id: the same one would be a conflict', () => {
  const id = requestIdOf(typed);
  expect(requestIdOf({ ...typed, message: 'And a shop.' })).not.toBe(id);
});

it('gives an id also where nothing can be kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(requestIdOf(typed)).toMatch(/^[\d-]{7,}$/u);
});
