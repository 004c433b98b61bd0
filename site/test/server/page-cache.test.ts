import { expect, test } from 'vitest';
import { PageCache } from '../../src/server/page-cache.ts';
import type { PageKey } from '../../src/server/page-key.ts';
import { StoredResponse } from '../../src/server/stored-response.ts';

const key: PageKey = { kind: 'document', path: '/', locale: 'en', explicit: false };
const page = (status = 200) => new StoredResponse({ gzip: Buffer.from('x') }, {}, status);

test('a page is rendered once, however many ask for it at the same time', async () => {
  let renders = 0;
  const cache = new PageCache(async () => {
    renders += 1;
    await Promise.resolve();
    return page();
  });
  const [first, second] = await Promise.all([cache.get(key), cache.get(key)]);
  expect(first).toBe(second);
  expect(await cache.get({ ...key })).toBe(first);
  expect(renders).toBe(1);
});

test('a page that failed is not kept', async () => {
  const answers = [page(500), page(200)];
  const cache = new PageCache(() => Promise.resolve(answers.shift() ?? page(404)));
  expect((await cache.get(key)).status).toBe(500);
  expect(cache.count).toBe(0);
  expect((await cache.get(key)).status).toBe(200);
  expect((await cache.get(key)).status).toBe(200);
});

test('an exception reaches all who wait, and the next one tries again', async () => {
  let broken = true;
  const cache = new PageCache(() =>
    broken ? Promise.reject(new Error('no')) : Promise.resolve(page()),
  );
  await expect(Promise.all([cache.get(key), cache.get(key)])).rejects.toThrow('no');
  broken = false;
  expect((await cache.get(key)).status).toBe(200);
});

test('languages, kinds and ways of choosing are different pages', async () => {
  const cache = new PageCache(() => Promise.resolve(page()));
  await cache.get(key);
  await cache.get({ ...key, locale: 'fr' });
  await cache.get({ ...key, explicit: true });
  await cache.get({ ...key, kind: 'rsc' });
  expect(cache.count).toBe(4);
});
