import { expect, it, vi } from 'vitest';
import { translation } from '../../../shared/test/support/translation.ts';
import { Answer } from '../../src/front/answer.ts';
import { PageCache } from '../../src/front/page-cache.ts';
import { warmUp } from '../../src/front/warm-up.ts';

it('renders the other pages when one can’t be, says which, and packs each as small as it gets', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const packed = vi.spyOn(Answer.prototype, 'packBest');
  const asked: string[] = [];
  const pages = new PageCache(({ path, locale, explicit }) => {
    asked.push(`${path} ${locale} ${explicit}`);
    return path === '/contact' && locale === translation
      ? Promise.reject(new Error('no words'))
      : Answer.pack('page', {});
  });
  await warmUp(pages, new AbortController().signal);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toContain(`/privacy-policy ${translation} true`);
  expect(asked).toContain('/404 en false');
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining(`/contact (${translation})`),
    expect.any(Error),
  );
  expect(new Set(packed.mock.contexts)).toEqual(new Set(pages.all));
});
