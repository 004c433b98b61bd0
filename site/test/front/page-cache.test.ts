import { expect, test } from 'vitest';
import { Answer } from '../../src/front/answer.ts';
import { PageCache } from '../../src/front/page-cache.ts';
import type { Address } from '../../src/request/address.ts';

const home: Address = { path: '/', locale: 'en', explicit: false, isPersonal: false };
const page = (status = 200) => Answer.pack('x', {}, status);

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
  const cache = new PageCache(() => answers.shift() ?? page());
  expect((await cache.load(home)).status).toBe(500);
  expect(cache.get(home)).toBeUndefined();
  expect((await cache.load(home)).status).toBe(200);
  expect(cache.all).toHaveLength(1);
});

test('a page that could not be rendered at all is tried again', async () => {
  const answers = [Promise.reject(new Error('no')), page()];
  const cache = new PageCache(() => answers.shift() ?? page());
  await expect(cache.load(home)).rejects.toThrow('no');
  expect((await cache.load(home)).status).toBe(200);
});
