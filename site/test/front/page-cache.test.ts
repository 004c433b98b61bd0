import { expect, test } from 'vitest';
import { PageCache } from '../../src/front/page-cache.ts';
import { StoredResponse } from '../../src/front/stored-response.ts';
import type { Address } from '../../src/request/address.ts';

const home: Address = {
  kind: 'document',
  path: '/',
  locale: 'en',
  explicit: false,
  isPersonal: false,
};
const page = (status = 200) => new StoredResponse({ gzip: Buffer.from('x') }, {}, status);

test('a page is rendered once, however many ask for it at the same time', async () => {
  let renders = 0;
  const cache = new PageCache(async () => {
    renders += 1;
    await Promise.resolve();
    return page();
  });
  const [first, second] = await Promise.all([cache.load(home), cache.load(home)]);
  expect(first).toBe(second);
  expect(await cache.load({ ...home })).toBe(first);
  expect(cache.get(home)).toBe(first);
  expect(renders).toBe(1);
});

test('a page that failed is not kept', async () => {
  const answers = [page(500), page(200)];
  const cache = new PageCache(() => Promise.resolve(answers.shift() ?? page(404)));
  expect((await cache.load(home)).status).toBe(500);
  expect(cache.count).toBe(0);
  expect(cache.get(home)).toBeUndefined();
  expect((await cache.load(home)).status).toBe(200);
  expect((await cache.load(home)).status).toBe(200);
});

test('an exception reaches all who wait, and the next one tries again', async () => {
  let broken = true;
  const cache = new PageCache(() =>
    broken ? Promise.reject(new Error('no')) : Promise.resolve(page()),
  );
  await expect(Promise.all([cache.load(home), cache.load(home)])).rejects.toThrow('no');
  broken = false;
  expect((await cache.load(home)).status).toBe(200);
});

test('languages, kinds and ways of choosing are different pages', async () => {
  const cache = new PageCache(() => Promise.resolve(page()));
  await cache.load(home);
  await cache.load({ ...home, locale: 'fr' });
  await cache.load({ ...home, explicit: true });
  await cache.load({ ...home, kind: 'rsc' });
  expect(cache.count).toBe(4);
});
