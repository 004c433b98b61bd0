import { expect, test as base } from '@playwright/test';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { mailAbout } from '../../support/mailbox.ts';
import { product } from '../../support/product.ts';
import { freshEmail, visitorIn } from '../../support/visitors.ts';
import type { Engine, EnginePage } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';
import { localeOption } from '@sunfield/shared/locales';
import { translation } from '../../../../shared/test/support/translation.ts';

const { iso } = localeOption(translation);

// What a visitor's success depends on, in the two engines that the other tests don't run in.

const engines: Record<string, Engine> = { Firefox: firefox, WebKit: webkit };

const t = createTranslator('en');
const wide = 1440;
const phone = 390;

const form = '#request form';
const submit = `${form} button[type=submit]`;

const test = base.extend<{
  engine: Engine;
  width: number;
  javaScript: boolean;
  visit: EnginePage;
}>({
  engine: [firefox, { option: true }],
  width: [wide, { option: true }],
  javaScript: [true, { option: true }],
  visit: async ({ engine, width, javaScript }, use) => {
    if (engine.missing) throw new Error(engine.missing);
    const visit = await engine.start({ width, javaScript });
    await use(visit);
    await visit.close();
  },
});

/** Opens a page and waits until all of it has its place, as a visitor does who scrolls to something. */
async function open(visit: EnginePage, path: string): Promise<void> {
  await visit.open(product.siteUrl + path);
  await becomes(visit, "document.querySelector('[data-layout-deferred]') === null", true);
}

/** Waits until an expression gives what it should. */
const becomes = (visit: EnginePage, expression: string, value: unknown) =>
  expect
    .poll(() => visit.evaluate(expression).catch(String), { message: expression })
    .toEqual(value);

const textOf = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.trim()`;
const isVisible = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false`;
const path = 'location.pathname';
const language = 'document.documentElement.lang';

/** Whether what has focus holds a text and lies in the window, from its top on. */
const focusShows = (text: string) =>
  `(({ textContent }, { top, bottom }) => textContent.includes(${JSON.stringify(text)}) && top >= 0 && bottom > 0 && top < innerHeight)(document.activeElement, document.activeElement.getBoundingClientRect())`;

const heading = `[...document.querySelectorAll('#request [role=group] h2')].map((one) => [one.textContent, one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().bottom <= innerHeight])`;

async function fill(visit: EnginePage, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...visitorIn('fr'), email }))
    await visit.type(`${form} [name="${name}"]`, value);
}

for (const [name, engine] of Object.entries(engines)) {
  test.describe(name, () => {
    test.use({ engine });
    test.skip(
      () => engine.missing !== undefined && process.env.CI === undefined,
      engine.missing ?? '',
    );

    test('links lead on, and back', async ({ visit }) => {
      await open(visit, '/');
      const home = await visit.evaluate(textOf('h1'));
      await visit.click('header a[href="/case-studies"]');
      await becomes(visit, path, '/case-studies');
      await becomes(visit, textOf('h1'), t('pages.case-studies.heading'));
      await visit.evaluate('history.back()');
      await becomes(visit, path, '/');
      // The address comes first, and then the page.
      await becomes(visit, textOf('h1'), home);
      await visit.click('main a[href="/case-studies/orderbuddy"]');
      await becomes(visit, path, '/case-studies/orderbuddy');
    });

    // No browser keeps a page that listens to `unload`; one that listens to `beforeunload` it does.
    test('a page that was left for another document comes back as it was', async ({ visit }) => {
      await expect(async () => {
        await open(visit, '/services');
        await visit.evaluate(
          `addEventListener('pageshow', ({ persisted }) => { window.kept = persisted; })`,
        );
        await open(visit, '/About');
        await visit.evaluate('history.back()');
        await becomes(visit, path, '/services');
        await becomes(visit, 'window.kept === true', true);
      }).toPass({ timeout: 80_000 });
    });

    test('a menu of the header opens, leads on, and closes on Escape', async ({ visit }) => {
      await open(visit, '/');
      await visit.click('[popovertarget="services-menu"]');
      await becomes(visit, isVisible('#services-menu'), true);
      await visit.press('Escape');
      await becomes(visit, isVisible('#services-menu'), false);
    });

    test('the language is chosen, and stays', async ({ visit }) => {
      await open(visit, '/contact');
      await visit.click('[popovertarget="languages"]');
      await visit.click(`#languages a[lang="${iso}"]`);
      await becomes(visit, language, iso);
      await becomes(visit, 'document.readyState', 'complete');
      await open(visit, '/About');
      await becomes(visit, language, iso);
    });

    test('an empty form says what is missing; mended it is sent, and says so in the window', async ({
      visit,
    }) => {
      await open(visit, '/contact');
      await visit.click(submit);
      await becomes(visit, focusShows(t('form.summary.other', { count: 4 })), true);
      const email = freshEmail(name.toLowerCase());
      await fill(visit, email);
      await visit.click(submit);
      await becomes(visit, focusShows(t('form.sent.heading')), true);
      await mailAbout(email, product.mailboxUrl);
    });

    test.describe('on a phone', () => {
      test.use({ width: phone });

      test('the menu opens, leads on, and has gone', async ({ visit }) => {
        await open(visit, '/');
        await visit.click('header [commandfor]');
        await becomes(visit, isVisible('dialog[open]'), true);
        await visit.click('dialog[open] a[href="/contact"]');
        await becomes(visit, path, '/contact');
        await becomes(visit, isVisible('dialog[open]'), false);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScript: false });

      test('links, menu and languages lead on', async ({ visit }) => {
        await open(visit, '/');
        await visit.click('[popovertarget="services-menu"]');
        await visit.click('#services-menu a[href="/services/web-development"]');
        await becomes(visit, path, '/services/web-development');
        await visit.click('[popovertarget="languages"]');
        await visit.click(`#languages a[lang="${iso}"]`);
        await becomes(visit, language, iso);
      });

      test('a request is sent, and the page says so', async ({ visit }) => {
        await open(visit, '/contact');
        const email = freshEmail(`${name.toLowerCase()}-native`);
        await fill(visit, email);
        await visit.click(submit);
        await becomes(visit, heading, [[t('form.sent.heading'), true]]);
        await mailAbout(email, product.mailboxUrl);
      });

      test('what was typed comes back where something is wrong', async ({ visit }) => {
        await open(visit, '/contact');
        // The browser itself refuses an address without an @; this one only the form service does.
        await fill(visit, 'native@example');
        await visit.click(submit);
        await becomes(visit, textOf('#request-email-error'), t('form.errors.invalidEmail'));
        await becomes(
          visit,
          `document.querySelector('#request-company').value`,
          visitorIn('fr').company,
        );
      });
    });
  });
}
