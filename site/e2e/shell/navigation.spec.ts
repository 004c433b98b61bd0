import type { Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { loadingThrottle } from '../../src/browser/loading-progress.ts';
import { drawn, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { follow, widths } from './support.ts';

test.use({
  viewport: { width: widths.wide, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const t = createTranslator('en');
const aboutPage = '**/About';
const bar = (page: Page) => page.getByRole('progressbar', { name: t('interface.loading') });
const about = (page: Page) => page.getByRole('contentinfo').locator('a[href="/About"]');

const trial = (page: Page) => page.getByRole('contentinfo').locator('a[href="/get-trial"]').first();

async function start(page: Page): Promise<void> {
  await page.goto('/services');
  // Its script listens.
  await settled(page);
}

test('a link inside the site changes the page, its title, and where focus is', async ({ page }) => {
  await start(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(about(page));
  await page.waitForURL('/About');
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  await expect(
    page.getByRole('status').filter({ hasText: t('pages.about.meta.title') }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(t('pages.services.heading'));
});

test('a slow page shows the loading bar, which advances and goes when the page has come', async ({
  page,
}) => {
  await start(page);
  const { promise: seen, resolve: letPass } = Promise.withResolvers<boolean>();
  await page.route(aboutPage, async (route) => {
    await seen;
    await route.continue();
  });
  await follow(about(page));
  await expect(bar(page)).toBeVisible();
  const value = async () => Number(await bar(page).getAttribute('aria-valuenow'));
  const first = await value();
  expect(first).toBeGreaterThanOrEqual(30);
  await expect.poll(value).toBeGreaterThan(first);
  letPass(true);
  await page.waitForURL('/About');
  await expect(bar(page)).toBeHidden();
});

test('a page that comes at once shows no bar', async ({ page }) => {
  await page.clock.install();
  await start(page);
  await Promise.all([page.waitForResponse(aboutPage), about(page).hover()]);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const element = document.querySelector('[role=progressbar]');
    if (element)
      new MutationObserver(() => seen.push(!element.hasAttribute('hidden'))).observe(element, {
        attributeFilter: ['hidden'],
      });
  });
  // However slow this machine is: for the page no time goes by until the next one is there.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await follow(about(page));
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  await page.clock.runFor(2 * loadingThrottle);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(
    true,
  );
});

test.describe('where the page can’t be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|50[023]/u] });

  test('the browser asks the server itself', async ({ page }) => {
    await start(page);
    await page.route(aboutPage, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    const asked = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/About'),
    );
    await follow(about(page));
    await asked;
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  });

  test('a page that failed is asked for again', async ({ page }) => {
    await start(page);
    let isBroken = true;
    await page.route(aboutPage, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    const [failed] = await Promise.all([page.waitForResponse(aboutPage), about(page).hover()]);
    await failed.finished();
    isBroken = false;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow(about(page));
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('an answer that is no page of ours, or of another build, is left to the browser', async ({
    page,
  }) => {
    for (const body of [
      '<h1>Please sign in to this network</h1>',
      '<script type="module" src="/assets/index-other.js"></script>',
    ]) {
      await start(page);
      await page.route(aboutPage, (route) =>
        route.request().isNavigationRequest()
          ? route.continue()
          : route.fulfill({ status: 503, contentType: 'text/html', body }),
      );
      await follow(about(page));
      await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
      await expect(page.locator('body')).not.toContainText('sign in to this network');
      await page.unrouteAll();
    }
  });
});

/** Keeps a page from coming until it is let. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise: seen, resolve: letPass } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await seen;
    // What was given up has nobody to answer to.
    await route.continue().catch(() => undefined);
  });
  return () => letPass(undefined);
}

/** A browser in which addresses change before their pages are there. */
const withoutWaiting = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'NavigationPrecommitController');
  });

/** What the button does that the bar of a browser has for it. */
const stop = (page: Page) => page.evaluate(() => window.stop());

for (const [browser, prepare] of [
  ['where the address waits for its page', () => undefined],
  ['where it doesn’t', withoutWaiting],
] as const)
  test.describe(`a change that is given up, ${browser}`, () => {
    test.beforeEach(async ({ page }) => {
      await prepare(page);
      await start(page);
    });

    test('leaves the page that the address names', async ({ page }) => {
      const letPass = await hold(page, aboutPage);
      await follow(about(page));
      await expect(bar(page)).toBeVisible();
      await stop(page);
      letPass();
      await expect(bar(page)).toBeHidden();
      // Where the address had changed before, it is its page that comes.
      const isAbout = new URL(page.url()).pathname === '/About';
      expect(isAbout).toBe(browser === 'where it doesn’t');
      const heading = t(isAbout ? 'pages.about.heading' : 'pages.services.heading');
      await expect(page.locator('h1')).toHaveText(heading);
      await follow(trial(page));
      await page.waitForURL('/get-trial');
      await expect(page.locator('h1')).not.toHaveText(heading);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(heading);
    });

    test('by going to a place on the page, has that of its address', async ({ page }) => {
      const letPass = await hold(page, aboutPage);
      await follow(about(page));
      await expect(bar(page)).toBeVisible();
      await page.evaluate(() => (location.hash = 'main'));
      letPass();
      await expect(bar(page)).toBeHidden();
      const isAbout = new URL(page.url()).pathname === '/About';
      await expect(page.locator('h1')).toHaveText(
        t(isAbout ? 'pages.about.heading' : 'pages.services.heading'),
      );
      expect(new URL(page.url()).hash).toBe('#main');
    });
  });

test('going back stands where it was at once, however far that is; forward goes on', async ({
  page,
}) => {
  await start(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await follow(about(page));
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
  });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await drawn(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.filter((top) => top !== 0 && top !== 2000)).toEqual([]);
  await expect(page.locator('h1')).toHaveText(t('pages.services.heading'));
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
});

test.describe('beside extensions', () => {
  // What they may, the page itself may not.
  test.use({ expectedErrors: [/Applying inline style violates/u] });

  test('what extensions have put into the head stays, and the title is of the page', async ({
    page,
  }) => {
    await start(page);
    await page.evaluate(() => {
      const style = Object.assign(document.createElement('style'), { className: 'darkreader' });
      const meta = Object.assign(document.createElement('meta'), { name: 'darkreader' });
      document.head.append(style, meta);
    });
    await follow(about(page));
    await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
    const count = (selector: string) => page.locator(`head > ${selector}`).count();
    expect(await count('.darkreader')).toBe(1);
    expect(await count('[name=darkreader]')).toBe(1);
    expect(await count('title')).toBe(1);
    expect(await count('[rel=canonical]')).toBe(1);
  });
});

test('a page that is being translated changes as any other', async ({ page }) => {
  await start(page);
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
    Object.assign(window, { sameDocument: true });
  });
  await follow(about(page));
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the title that was announced is not read again', async ({ page }) => {
  await page.clock.install();
  await start(page);
  await follow(about(page));
  const status = page.getByRole('status');
  await expect(status).toHaveText(new RegExp(t('pages.about.meta.title')));
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('');
});

test('a place on another page is where its window begins, also where that is redirected', async ({
  page,
}) => {
  for (const prepare of [() => undefined, withoutWaiting]) {
    await prepare(page);
    for (const address of ['/Pricing#request', '/pricing#request']) {
      await start(page);
      await follow(about(page), address);
      await page.waitForURL('/Pricing#request');
      await expect(page.locator('#request')).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
  }
});

test('the last of several links decides', async ({ page }) => {
  await start(page);
  const letPass = await hold(page, aboutPage);
  await follow(about(page));
  await follow(page.getByRole('contentinfo').locator('a[href="/contact"]').first(), '/contact');
  await page.waitForURL('/contact');
  await expect(page.locator('h1')).toHaveText(t('pages.contact.heading'));
  const late = page.waitForResponse(aboutPage);
  letPass();
  await (await late).finished();
  await drawn(page);
  await expect(page.locator('h1')).toHaveText(t('pages.contact.heading'));
  await expect(bar(page)).toBeHidden();
});

test('with a modifier key a link opens elsewhere', async ({ page, context }) => {
  await start(page);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    about(page).click({ modifiers: ['Control'] }),
  ]);
  await expect(other.locator('h1')).toHaveText(t('pages.about.heading'));
  await expect(page).toHaveURL('/services');
});

test('a menu that is open does not outlast its page, nor a link to the same page', async ({
  page,
}) => {
  await start(page);
  for (const href of ['/services', '/About']) {
    await page.locator('[popovertarget="services-menu"]').click();
    await expect(page.locator('#services-menu:popover-open')).toBeVisible();
    await follow(page.locator('#services-menu a').first(), href);
    await page.waitForURL(href);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
});

test('without the Navigation API a link is the browser’s own', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await start(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await about(page).click();
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('another casing is redirected, and shown at its exact path', async ({ page }) => {
  await start(page);
  await follow(about(page), '/about');
  await expect(page.locator('h1')).toHaveText(t('pages.about.heading'));
  await expect(page).toHaveURL('/About');
});

test.describe('prefetch', () => {
  const asked = (page: Page) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') documents.push(new URL(request.url()).pathname);
    });
    return documents;
  };

  test('another page is fetched ahead when its link is pointed at or gets focus, once', async ({
    page,
  }) => {
    await start(page);
    const documents = asked(page);
    // Neither another language nor this page.
    await page.locator('[popovertarget="languages"]').click();
    await page.locator('#languages a').nth(1).hover();
    await page.locator('#services-menu').locator('a[href="/services"]').focus();
    await about(page).hover();
    await expect.poll(() => documents).toEqual(['/About']);
    await page.mouse.move(1, 1);
    await about(page).hover();
    // What gets focus afterwards comes after what would have been asked for again.
    await trial(page).focus();
    await expect.poll(() => documents).toEqual(['/About', '/get-trial']);
  });

  test('nothing is fetched ahead on 2g, or where data are to be saved', async ({ page }) => {
    await start(page);
    const documents = asked(page);
    const connect = (value: object) =>
      page.evaluate((connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      }, value);
    for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
      await connect(connection);
      await about(page).hover();
      await page.mouse.move(1, 1);
    }
    await connect({ effectiveType: '4g' });
    await trial(page).hover();
    await expect.poll(() => documents).toEqual(['/get-trial']);
  });
});
