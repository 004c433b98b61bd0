import { expect, it, vi } from 'vitest';
import { PageCache } from '../../src/front/page-cache.ts';
import { StoredResponse } from '../../src/front/stored-response.ts';
import { warmUp } from '../../src/front/warm-up.ts';

it('renders the other pages when one can’t be, and says which', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const page = new StoredResponse({ br: Buffer.from('b'), gzip: Buffer.from('g') }, {});
  const asked: string[] = [];
  const pages = new PageCache(({ path, locale }) => {
    asked.push(path);
    return path === '/contact' && locale === 'fr'
      ? Promise.reject(new Error('no words'))
      : Promise.resolve(page);
  });
  await warmUp(pages, new AbortController().signal);
  expect(asked).toContain('/privacy-policy');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('/contact (fr)'), expect.any(Error));
});
