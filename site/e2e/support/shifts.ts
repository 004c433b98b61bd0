import type { Page } from '@playwright/test';
import { drawn } from './settled.ts';

/** How far a part of the layout shifted (the Layout Instability API), and the beginnings of what moved. */
type Shift = [value: number, ...moved: string[]];

/** Notes every shift of the layout from the beginning of the next page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push([value, ...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '')]);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Every shift until now. The browser tells of one after it has drawn it. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await drawn(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
