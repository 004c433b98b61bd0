import type { Page } from '@playwright/test';
import { locales } from '@sunfield/shared/locales';
import { stagedCases } from '../../src/content/case-studies.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

const wide = { width: 1440, height: 900 };
const tablet = { width: 900, height: 1200 };
const phone = { width: 390, height: 844 };

const path = (slug: string, locale = 'en') => `/case-studies/${slug}?lang=${locale}`;
const steps = (page: Page) => page.locator('ol[tabindex="0"]');

/** A scroll timeline is sampled with the next frame. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );

/** Scrolls to where the stage is pinned and so many of its steps have gone by. */
async function scrollToStep(page: Page, step: number) {
  await steps(page).evaluate((list, index) => {
    const pinned = (list.parentElement?.getBoundingClientRect().top ?? 0) + scrollY;
    const height = list.firstElementChild?.getBoundingClientRect().height ?? 0;
    scrollTo({
      top: pinned + index * height - (index === 0 ? 0 : innerHeight * 0.12),
      behavior: 'instant',
    });
  }, step);
  await nextFrames(page);
}

const floatingButtons = (page: Page) => page.locator('[data-floating]');

/** Scrolls to where the window ends at the stage's beginning, or begins at its end. */
async function scrollToEdge(page: Page, edge: 'above' | 'below') {
  await steps(page).evaluate((list, isAbove) => {
    const { top = 0, bottom = 0 } = list.parentElement?.getBoundingClientRect() ?? {};
    scrollBy({ top: isAbove ? top - innerHeight : bottom, behavior: 'instant' });
  }, edge === 'above');
  await nextFrames(page);
}

/** Widths of type in the pictures that are shown, in pixels: what `use` shows is measured at its source. */
const typeSizes = (list: Element) => {
  const matrixOf = (element: Element, root: Element | null) => {
    let matrix = new DOMMatrix();
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const own = at instanceof SVGGraphicsElement ? at.transform.baseVal.consolidate() : null;
      if (own) matrix = DOMMatrix.fromMatrix(own.matrix).multiply(matrix);
    }
    return matrix;
  };
  const sizes: { text: string; size: number }[] = [];
  for (const use of list.querySelectorAll('use')) {
    const frame = use.closest('[role="img"]')?.getBoundingClientRect();
    const shown = use.getScreenCTM();
    const source = document.getElementById(use.href.baseVal.slice(1));
    if (!frame || !shown || frame.width === 0 || use.getClientRects().length === 0) continue;
    const own = use.closest('svg')?.getBoundingClientRect() ?? frame;
    for (const text of source?.querySelectorAll('text') ?? []) {
      const matrix = DOMMatrix.fromMatrix(shown).multiply(
        matrixOf(text, source?.parentElement ?? null),
      );
      const at = matrix.transformPoint({
        x: text.x.baseVal[0]?.value ?? 0,
        y: text.y.baseVal[0]?.value ?? 0,
      });
      const isInside = (box: DOMRect) =>
        at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
      if (!isInside(frame) || !isInside(own)) continue;
      const size = Number(text.getAttribute('font-size')) * Math.hypot(matrix.a, matrix.b);
      sizes.push({ text: text.textContent, size });
    }
  }
  return sizes;
};

for (const slug of stagedCases) {
  test.describe(`${slug}, played by scrolling`, () => {
    test.use({ viewport: wide, contextOptions: { reducedMotion: 'no-preference' } });

    test('each step has its turn, and the scroll position stays the visitor’s', async ({
      page,
    }) => {
      await page.goto(path(slug));
      const items = steps(page).getByRole('listitem');
      await expect(items).toHaveCount(4);
      for (const step of [0, 1, 2, 3]) {
        await scrollToStep(page, step);
        await expect(items.nth(step).getByRole('heading')).toBeInViewport({ ratio: 1 });
        const before = await page.evaluate(() => scrollY);
        await page.mouse.move(700, 400);
        await page.mouse.wheel(0, 10);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 10);
        const opacities = await items.evaluateAll((all) =>
          all.map((item) => Number(getComputedStyle(item.firstElementChild ?? item).opacity)),
        );
        expect(opacities[step]).toBeGreaterThan(0.9);
        // Ink at three quarters keeps 4.5:1 on the page's paper.
        expect(Math.min(...opacities)).toBeGreaterThanOrEqual(0.75);
      }
    });

    test('nothing moves but by transform and opacity, and the layout holds still', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path(slug), { waitUntil: 'networkidle' });
      for (const step of [0, 1, 2, 3]) await scrollToStep(page, step);
      const moved = await page.evaluate(() =>
        (document.querySelector('ol[tabindex="0"]')?.parentElement ?? document.body)
          .getAnimations({ subtree: true })
          .flatMap((animation) =>
            animation.timeline instanceof DocumentTimeline ||
            !(animation.effect instanceof KeyframeEffect)
              ? []
              : animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
          ),
      );
      const told = ['offset', 'computedOffset', 'easing', 'composite'];
      const moves = new Set(moved.filter((key) => !told.includes(key)));
      expect([...moves].sort()).toEqual(['opacity', 'transform']);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      );
    });

    test('the floating buttons give way to the picture, and come back to who looks for them', async ({
      page,
    }) => {
      await page.goto(path(slug), { waitUntil: 'networkidle' });
      const buttons = floatingButtons(page);
      const write = buttons.getByRole('link').last();
      await scrollToEdge(page, 'above');
      await expect(buttons).toHaveCSS('opacity', '1');
      for (const step of [0, 1, 2, 3]) {
        await scrollToStep(page, step);
        await expect(buttons, `step ${step}`).toHaveCSS('opacity', '0');
      }
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

    test('what is read aloud is the text, in order, and nothing of the drawing', async ({
      page,
    }) => {
      await page.goto(path(slug));
      const list = steps(page);
      await expect(list).toHaveAccessibleName(/\S/u);
      const headings = await list.getByRole('heading', { level: 3 }).allTextContents();
      expect(headings).toHaveLength(4);
      const tree = await list.locator('..').ariaSnapshot();
      expect(tree).not.toMatch(/^\s*- (?:img|text):? /mu);
      const places = headings.map((heading) => tree.indexOf(heading.replaceAll('\u00a0', ' ')));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });

    test('axe finds nothing at any step', async ({ page }) => {
      await page.goto(path(slug), { waitUntil: 'networkidle' });
      for (const step of [0, 1, 3]) {
        await scrollToStep(page, step);
        expect(await violations(page), `step ${step}`).toEqual([]);
      }
    });

    test('printed, it is four pictures', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path(slug));
      await expect(steps(page).getByRole('img')).toHaveCount(4);
    });
  });

  test(`${slug}, with less motion: four pictures, each with its text`, async ({ page }) => {
    for (const viewport of [wide, tablet]) {
      await page.setViewportSize(viewport);
      await page.goto(path(slug));
      const items = steps(page).getByRole('listitem');
      for (const item of await items.all()) {
        await expect(item.getByRole('img')).toHaveAccessibleName(/\S/u);
        const height = await item.evaluate((one) => one.getBoundingClientRect().height);
        expect(height).toBeLessThan(viewport.height);
      }
      const own = await steps(page).evaluate(
        (list) => list.getAnimations({ subtree: true }).length,
      );
      expect(own).toBe(0);
      await expect(floatingButtons(page)).toHaveCSS('opacity', '1');
      expect(await violations(page)).toEqual([]);
    }
  });

  for (const { value: locale } of locales) {
    test(`${slug}, ${locale}, on a phone: a strip, each step whole, labels of 11 px`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(path(slug, locale));
      const list = steps(page);
      await list.focus();
      await expect(list).toBeFocused();
      for (const [index, item] of (await list.getByRole('listitem').all()).entries()) {
        await item.evaluate((one) => {
          one.scrollIntoView({ inline: 'start', block: 'end', behavior: 'instant' });
        });
        await expect(item.getByRole('img'), `step ${index + 1}`).toBeInViewport({ ratio: 1 });
      }
      expect(await list.evaluate((one) => one.scrollLeft)).toBeGreaterThan(phone.width);
      await page.keyboard.press('Home');
      const sizes = await list.evaluate(typeSizes);
      expect(sizes.length).toBeGreaterThan(8);
      expect(sizes.filter(({ size }) => size < 11)).toEqual([]);
    });
  }

  test(`${slug}, on a phone: the strip is moved by the keyboard`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path(slug));
    const list = steps(page);
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate((one) => one.scrollLeft)).toBeGreaterThan(20);
  });
}

test('the next page, which has no stage, keeps its floating buttons', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path('orderbuddy'), { waitUntil: 'networkidle' });
  await scrollToStep(page, 1);
  await expect(floatingButtons(page)).toHaveCSS('opacity', '0');
  await page.locator('footer a[href^="/case-studies?"]').click();
  await expect(page).toHaveURL(/\/case-studies\?/u);
  for (const y of [0, 600, 1800]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await nextFrames(page);
    await expect(floatingButtons(page), `at ${y}`).toHaveCSS('opacity', '1');
  }
});
