import { defaultLocale, locales } from '@sunfield/shared/locales';
import { drawn, settled } from '../../support/settled.ts';
import { shiftsOf, watchShifts } from '../../support/shifts.ts';
import { stagedSlugs } from '../../support/staged.ts';
import { expect, test } from '../../support/test.ts';
import { violations } from '../../support/violations.ts';
import { stageLabels } from './stage-labels.ts';
import { floatingButtons, movedBy, scrollToEdge, scrollToStep, steps } from './stage-page.ts';

const wide = { width: 1440, height: 900 };
const tablet = { width: 900, height: 1200 };
const phone = { width: 390, height: 844 };

const path = (slug: string, locale: string = defaultLocale) =>
  `/case-studies/${slug}?lang=${locale}`;

// One visit for each case that is played: what its steps cost is their frames, without a graphics card.
for (const slug of stagedSlugs)
  test.describe(`${slug}, played by scrolling`, () => {
    test.use({
      viewport: wide,
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('each step has its turn, the buttons give way, and what is read aloud is the text', async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto(path(slug));
      await settled(page);
      const list = steps(page);
      const items = list.getByRole('listitem');
      const buttons = floatingButtons(page);

      await test.step('the text is read aloud, in order, and nothing of the drawing', async () => {
        await expect(items).toHaveCount(4);
        await expect(list).toHaveAccessibleName(/\S/u);
        const headings = await list.getByRole('heading', { level: 3 }).allTextContents();
        expect(headings).toHaveLength(4);
        const tree = await list.locator('..').ariaSnapshot();
        expect(tree).not.toMatch(/^\s*- (?:img|text):? /mu);
        const places = headings.map((heading) => tree.indexOf(heading.replaceAll('\u00a0', ' ')));
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      });

      await scrollToEdge(page, 'above');
      await expect(buttons).toHaveCSS('opacity', '1');
      for (const step of [0, 1, 2, 3])
        await test.step(`step ${step} has its turn, and the scroll position stays the visitor’s`, async () => {
          await scrollToStep(page, step);
          await expect(items.nth(step).getByRole('heading')).toBeInViewport({
            ratio: 1,
          });
          const before = await page.evaluate(() => scrollY);
          await page.mouse.move(700, 400);
          // A wheel that turns before the pointer has arrived moves nothing.
          await drawn(page);
          await page.mouse.wheel(0, 10);
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 10);
          await drawn(page);
          const opacities = await items.evaluateAll((all) =>
            all.map((item) => Number(getComputedStyle(item.firstElementChild ?? item).opacity)),
          );
          expect(opacities[step]).toBeGreaterThan(0.9);
          // Ink at three quarters keeps 4.5:1 on the page's paper.
          expect(Math.min(...opacities)).toBeGreaterThanOrEqual(0.75);
          await expect(buttons).toHaveCSS('opacity', '0');
          if (step !== 2) expect(await violations(page)).toEqual([]);
        });

      await test.step('nothing moves but by transform and opacity, and the layout holds still', async () => {
        expect(await list.evaluate(movedBy)).toEqual(['opacity', 'transform']);
        expect(await shiftsOf(page)).toEqual([]);
      });

      await test.step('the buttons come back to who looks for them', async () => {
        const write = buttons.getByRole('link').last();
        await write.hover();
        await expect(buttons).toHaveCSS('opacity', '1');
        await page.mouse.move(0, 0);
        await expect(buttons).toHaveCSS('opacity', '0');
        // From the last one backwards: what has focus by the keyboard is seen.
        await write.focus();
        await page.keyboard.press('Shift+Tab');
        await expect(buttons.locator(':focus-visible')).toHaveCount(1);
        await expect(buttons).toHaveCSS('opacity', '1');
        await buttons.locator(':focus').blur();
        await expect(buttons).toHaveCSS('opacity', '0');
        await scrollToEdge(page, 'below');
        await expect(buttons).toHaveCSS('opacity', '1');
      });

      await test.step('printed, it is four pictures', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(list.getByRole('img')).toHaveCount(4);
      });
    });
  });

for (const slug of stagedSlugs)
  for (const { value: locale } of locales)
    test(`${slug}, ${locale}, at rest: four pictures, on a phone a strip, each step whole, labels of 11 px`, async ({
      page,
    }) => {
      await page.setViewportSize(locale === defaultLocale ? wide : phone);
      await page.goto(path(slug, locale));
      const list = steps(page);
      const items = list.getByRole('listitem');

      // The same in every language.
      if (locale === defaultLocale)
        for (const viewport of [wide, tablet])
          await test.step(`${viewport.width} px wide, each picture with its text`, async () => {
            await page.setViewportSize(viewport);
            for (const item of await items.all()) {
              await expect(item.getByRole('img')).toHaveAccessibleName(/\S/u);
              const height = await item.evaluate((one) => one.getBoundingClientRect().height);
              expect(height).toBeLessThan(viewport.height);
            }
            // A browser ends them with the next frame of the narrower window.
            const playing = () =>
              list.evaluate((one) => one.getAnimations({ subtree: true }).length);
            await expect.poll(playing).toBe(0);
            await expect(floatingButtons(page)).toHaveCSS('opacity', '1');
            expect(await violations(page)).toEqual([]);
          });

      await page.setViewportSize(phone);
      await list.focus();
      await expect(list).toBeFocused();
      const moved = () => list.evaluate((one) => one.scrollLeft);
      expect(await moved()).toBe(0);
      await page.keyboard.press('ArrowRight');
      await expect.poll(moved).toBeGreaterThan(20);
      for (const [index, item] of (await items.all()).entries()) {
        await item.evaluate((one) => {
          one.scrollIntoView({
            inline: 'start',
            block: 'end',
            behavior: 'instant',
          });
        });
        await expect(item.getByRole('img'), `step ${index + 1}`).toBeInViewport({ ratio: 1 });
      }
      expect(await moved()).toBeGreaterThan(phone.width);
      const labels = await list.evaluate(stageLabels);
      expect(labels.length).toBeGreaterThan(8);
      expect(labels.filter(({ size }) => size < 11)).toEqual([]);
    });

const upright = [
  // The bars take their part of the screen: the words come over the picture's lower edge.
  { width: phone.width, height: 664, screen: phone },
  { width: 768, height: 1024 },
  // As wide as windows in which the steps at rest change sides.
  { width: 1024, height: 1366 },
];

for (const { screen, ...viewport } of upright)
  test.describe(`on an upright screen of ${viewport.width} px`, () => {
    test.use({
      viewport,
      screen: screen ?? viewport,
      contextOptions: { reducedMotion: 'no-preference' },
    });

    for (const slug of stagedSlugs)
      test(`${slug}: picture and words stay until they are read`, async ({ page }) => {
        for (const { value: locale } of locales) {
          await page.goto(path(slug, locale));
          await settled(page);
          for (const [index, item] of (await steps(page).getByRole('listitem').all()).entries()) {
            if (index === 3) continue;
            // At the end of the pause, before the next one comes.
            await item.evaluate((one) => {
              const { top } = one.getBoundingClientRect();
              const parts = [...one.children] as HTMLElement[];
              const height = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
              scrollTo({ top: top + scrollY + height - innerHeight * 0.81, behavior: 'instant' });
            });
            await drawn(page);
            const picture = await item.getByRole('img').boundingBox();
            const heading = await item.getByRole('heading').boundingBox();
            const text = await item.getByRole('paragraph').boundingBox();
            const bar = await page.locator('[data-cookie-bar]').boundingBox();
            const name = `${locale}, step ${index + 1}`;
            expect(picture?.y, name).toBe(0);
            if (!screen)
              expect(heading?.y, name).toBeGreaterThanOrEqual(picture?.height ?? Infinity);
            // Half of the picture is seen in any case.
            else expect(heading?.y, name).toBeGreaterThan((picture?.height ?? Infinity) / 2);
            expect((text?.y ?? 0) + (text?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
          }
        }
      });
  });

for (const slug of stagedSlugs)
  test.describe(`${slug}, on a phone`, () => {
    test.use({
      // The address bar takes its part of the screen.
      viewport: { width: phone.width, height: 664 },
      screen: phone,
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('a picture comes with the heading of its step, and the next one comes over it', async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto(path(slug));
      await settled(page);
      const list = steps(page);
      const items = await list.getByRole('listitem').all();
      expect(items).toHaveLength(4);
      for (const [index, item] of items.entries())
        await test.step(`step ${index + 1}`, async () => {
          await item.evaluate((one) => {
            scrollTo({ top: one.getBoundingClientRect().top + scrollY + 4, behavior: 'instant' });
          });
          await drawn(page);
          const picture = await item.getByRole('img').boundingBox();
          const words = await item.getByRole('heading').boundingBox();
          // The last one goes up with its words: over it nothing comes, and they would lie on its result.
          expect(picture?.y).toBeCloseTo(index < 3 ? 0 : -4, 0);
          expect(words?.y).toBeGreaterThanOrEqual(picture?.height ?? Infinity);
          await expect(item.getByRole('heading')).toBeInViewport({ ratio: 1 });
          expect(await violations(page)).toEqual([]);
        });
      expect(await list.evaluate(movedBy)).toEqual(['opacity', 'transform', 'translate']);
      expect(await shiftsOf(page)).toEqual([]);
      await scrollToEdge(page, 'below');
      // But for a part of a pixel.
      for (const item of items)
        await expect(item.getByRole('img')).not.toBeInViewport({ ratio: 0.01 });
    });

    test('its words are of 11 px, in every language', async ({ page }) => {
      for (const { value: locale } of locales) {
        await page.goto(path(slug, locale));
        const labels = await steps(page).evaluate(stageLabels);
        expect(labels.length).toBeGreaterThan(8);
        expect(labels.filter(({ size }) => size < 11)).toEqual([]);
      }
    });
  });

test('the next page, which has no stage, keeps its floating buttons', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path('orderbuddy'));
  await settled(page);
  await scrollToStep(page, 1);
  await expect(floatingButtons(page)).toHaveCSS('opacity', '0');
  await page.locator('footer a[href^="/case-studies?"]').click();
  await expect(page).toHaveURL(/\/case-studies\?/u);
  for (const y of [0, 600, 1800]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await drawn(page);
    await expect(floatingButtons(page), `at ${y}`).toHaveCSS('opacity', '1');
  }
});
