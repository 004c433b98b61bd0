import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkReloadWindow, limitChunkReloads } from '../../src/browser/chunk-reload.ts';

/** The key that Waku sets when it has reloaded the page, and won't again while it is there. */
const reloadedKey = 'waku:preload-error-build-id';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('after a reload there is none for 60 s, and then one may happen again', () => {
  expect(chunkReloadWindow).toBe(60_000);
  const storage = memoryStorage();
  storage.setItem(reloadedKey, 'build');
  limitChunkReloads(storage);
  vi.advanceTimersByTime(chunkReloadWindow - 1);
  expect(storage.getItem(reloadedKey)).toBe('build');
  vi.advanceTimersByTime(1);
  expect(storage.getItem(reloadedKey)).toBeNull();
});

test('the window is counted from the reload, not from each new page', () => {
  const storage = memoryStorage();
  storage.setItem(reloadedKey, 'build');
  limitChunkReloads(storage, 0);
  limitChunkReloads(storage, chunkReloadWindow - 1000);
  vi.advanceTimersByTime(1000);
  expect(storage.getItem(reloadedKey)).toBeNull();
});

test('a page that has not been reloaded is left alone', () => {
  const storage = memoryStorage();
  limitChunkReloads(storage);
  expect(vi.getTimerCount()).toBe(0);
});

test('where storage is forbidden nothing happens', () => {
  const forbidden = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  expect(() => limitChunkReloads()).not.toThrow();
  forbidden.mockRestore();
});
