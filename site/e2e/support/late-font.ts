import type { Page } from '@playwright/test';
import type { Locale } from '@sunfield/shared/locales';
import { fontLateFlag } from '../../src/browser/root-flags.ts';
import { settled } from './settled.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect } from './test.ts';

/** From here on a moved element counts as a shift of the layout, in pixels (the Layout Instability API). */
const shiftThreshold = 3;

const fontsAreThere = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => true));

/** The header's entries stand where they stand without the site's own font. */
export async function expectSamePlaces(page: Page, locale: Locale): Promise<void> {
  const entries = page.getByRole('banner').locator('a, button').filter({ visible: true });
  const places = async () => {
    await page.goto(`/contact?lang=${locale}`);
    await settled(page);
    await fontsAreThere(page);
    return entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  };
  await page.route('**/*.woff2', (route) => route.abort());
  const without = await places();
  await page.unrouteAll();
  const withFont = await places();
  expect(withFont.length).toBeGreaterThan(5);
  for (const [index, place] of withFont.entries())
    expect(Math.abs(place - (without[index] ?? NaN))).toBeLessThan(shiftThreshold);
}

/** Nothing moves while a page loads whose font comes after its first paint. */
export async function expectStill(page: Page, path: string): Promise<void> {
  await page.route('**/*latin*.woff2', async (route) => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await page.waitForFunction(isPainted);
    await route.continue();
  });
  // As slow as a phone: the page is painted while it is still being parsed.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchShifts(page);
  await page.goto(path);
  await settled(page);
  await page.keyboard.press('Tab');
  await fontsAreThere(page);
  expect(await shiftsOf(page)).toEqual([]);
  await expect(page.locator(`html[${fontLateFlag}]`)).toHaveCount(1);
}
