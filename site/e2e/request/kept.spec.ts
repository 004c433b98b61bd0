import type { Page } from '@playwright/test';
import { createTranslator } from '../../src/i18n/translator.ts';
import { follow } from '../shell/support.ts';
import { mailAbout } from '../support/mailbox.ts';
import { product } from '../support/product.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';
import { localeOption } from '@sunfield/shared/locales';
import { translation } from '../../../shared/test/support/translation.ts';

const t = createTranslator('en');
const visitor = visitorIn('en');
const interests = ['web-application', 'qa-testing'] as const;

/** What a tab remembers of the form. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('request'));

async function open(page: Page, path: string) {
  await page.goto(path);
  const form = requestForm(page);
  await form.touched();
  return form;
}

async function expectFilled(page: Page, email: string): Promise<void> {
  const form = requestForm(page);
  for (const [name, value] of Object.entries({ ...visitor, email }))
    await expect(form.field(name)).toHaveValue(value);
  for (const id of interests) await expect(form.interest(id)).toBeChecked();
  await expect(form.interest('mobile-application')).not.toBeChecked();
}

test('a half-filled form outlasts a reload and another language, and is sent from there', async ({
  page,
}) => {
  const email = freshEmail('kept');
  const form = await open(page, '/contact');
  await form.fill(visitor, email, interests);
  await page.reload();
  await expectFilled(page, email);
  await page.locator('[popovertarget="languages"]').click();
  const { iso } = localeOption(translation);
  await page.locator(`#languages a[lang="${iso}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', iso);
  await expectFilled(page, email);
  await form.submit.click();
  await mailAbout(email, product.mailboxUrl);
});

test('what was typed is there on a page that a link leads to, and when the visitor comes back', async ({
  page,
}) => {
  const email = freshEmail('link');
  const form = await open(page, '/contact');
  await form.fill(visitor, email, interests);
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'));
  await page.waitForURL('/About');
  await follow(page.getByRole('contentinfo').locator('a').first(), '/Pricing');
  await page.waitForURL('/Pricing');
  await expectFilled(page, email);
  await page.goBack();
  await page.waitForURL('/About');
  await page.goBack();
  await page.waitForURL('/contact');
  await expectFilled(page, email);
});

test('what was typed is kept and nothing else, in no other tab, and once it is sent nowhere', async ({
  page,
  context,
}) => {
  const form = await open(page, '/contact');
  await form.fill(visitor, freshEmail('sent'));
  // Nothing that tells people from bots.
  const { typed } = JSON.parse((await kept(page)) ?? '') as { typed: Record<string, unknown> };
  expect(Object.keys(typed).sort()).toEqual([...Object.keys(visitor), 'email', 'interests'].sort());
  const other = await open(await context.newPage(), '/contact');
  await expect(other.field('message')).toHaveValue('');
  await form.submit.click();
  await expect(page.getByRole('heading', { name: t('form.sent.heading') })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
  await page.reload();
  await expect(form.field('message')).toHaveValue('');
});

test('where storage is forbidden the form works', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
  });
  const form = await open(page, '/contact');
  await form.fill(visitor, freshEmail('forbidden'));
  await form.submit.click();
  await expect(page.getByRole('heading', { name: t('form.sent.heading') })).toBeVisible();
});

test.describe('where the form’s script is gone with its build', () => {
  test.use({ expectedErrors: [/Failed to load resource|404/u] });

  test('what was typed by then is there once the page has come anew', async ({ page }) => {
    const { promise: typed, resolve: findOut } = Promise.withResolvers<undefined>();
    let isGone = true;
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await typed;
      await (isGone ? route.fulfill({ status: 404 }) : route.continue());
      isGone = false;
    });
    await page.goto('/contact');
    const form = requestForm(page);
    await form.field('firstName').fill(visitor.firstName);
    await form.interest('qa-testing').check({ force: true });
    const anew = page.waitForEvent('load');
    findOut(undefined);
    await anew;
    await expect(form.field('firstName')).toHaveValue(visitor.firstName);
    await expect(form.interest('qa-testing')).toBeChecked();
    await expect(form.interest('blockchain')).not.toBeChecked();
  });
});
