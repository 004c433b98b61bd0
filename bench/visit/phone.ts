import { launch, type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser.ts';

/** How much slower than this machine the phone is. */
const slowdown = 4;

const isRoot = process.getuid?.() === 0;

export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No browser: install Chromium or Chrome, or set BROWSER_PATH.');
  const args = [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'];
  return launch({ executablePath, args });
}

/** A page as a phone shows it. Its line is slow by itself (line.ts). */
export async function newPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulate({
    viewport: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    userAgent: await page.browser().userAgent(),
  });
  await page.emulateCPUThrottling(slowdown);
  return page;
}
