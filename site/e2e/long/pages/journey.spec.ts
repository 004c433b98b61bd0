import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import type { Page } from '@playwright/test';
import { drawn, settled } from '../../support/settled.ts';
import { shiftsOf, watchShifts } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The ticket, also the one that the hero's phone prints, and the one that lies on the kitchen's board; where that is
 * drawn with its picture, the picture.
 */
const isSeen = async (page: Page): Promise<boolean> => {
  const kitchen = page.locator('main > section:nth-of-type(4) article img').first();
  const board = await kitchen.evaluate((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return top < innerHeight * 0.9 && bottom > innerHeight * 0.1;
  });
  if (board) return true;
  const before = await page.screenshot();
  await page.evaluate(() => document.documentElement.classList.add('without-ticket'));
  const after = await page.screenshot();
  await page.evaluate(() => document.documentElement.classList.remove('without-ticket'));
  return !before.equals(after);
};

/** In the languages by turns. */
const windows = (
  [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const
).map(
  ([width, height], index) =>
    [width, height, localeValues[index % localeValues.length] ?? defaultLocale] as const,
);

for (const [width, height, locale] of windows)
  test(`${width}px, ${locale}: from the phone to the form the ticket is never gone for longer than a screen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(`/?lang=${locale}`);
    await settled(page);
    await page.addStyleTag({
      content: `
        .without-ticket :is(.journey, .hero-fragment-ticket) { visibility: hidden }
        [data-cookie-bar], aside { display: none !important }
        main > section *, main > section *::before { animation-play-state: paused }`,
    });
    const form = page.locator('main > section').last();
    const end = await form.evaluate((section) => scrollY + section.getBoundingClientRect().top);
    const step = 100;
    let gone = 0;
    let longest = 0;
    for (let top = 0; top < end; top += step) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await drawn(page);
      gone = (await isSeen(page)) ? 0 : gone + step;
      longest = Math.max(longest, gone);
    }
    expect(longest).toBeLessThanOrEqual(height);
    expect(await shiftsOf(page)).toEqual([]);
  });

test('the form is reached by a link as it lies, and nothing of it moves while one writes', async ({
  page,
}) => {
  await page.goto('/#request');
  const paper = page.locator('#request-outcome');
  const turn = () => paper.evaluate((element) => getComputedStyle(element).transform);
  await expect(paper).toBeInViewport();
  await page.getByRole('textbox').first().focus();
  await expect.poll(turn).toBe('none');
  await page.mouse.wheel(0, -600);
  await drawn(page);
  expect(await turn()).toBe('none');
});
