import { createTranslator } from '../../src/i18n/translator.ts';
import { pageOf } from '../shell/support.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';

const t = createTranslator('en');
const script = '**/assets/hydrate-*.js';

test.describe('where React and the form', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/u] });

  test('never come, the form says what is missing, and sends', async ({ page }) => {
    await page.route(script, () => new Promise<never>(() => undefined));
    await page.goto(pageOf.layout4);
    const request = requestForm(page);
    const { form, field, submit } = request;
    await submit.click();
    // The browser's own bubble, which is no part of the page, stands at the field that has focus.
    await expect(field('firstName')).toBeFocused();
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
    await request.fill(visitorIn('en'), freshEmail('document'));
    await submit.click();
    await expect(page.getByRole('heading', { name: t('form.sent.heading') })).toBeVisible();
  });

  test('come late, what was typed by then stays', async ({ page }) => {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    await page.route(script, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(pageOf.layout4);
    const { form, field, interest } = requestForm(page);
    await field('firstName').fill('Nguyễn');
    await form.locator('label:has([value="web-application"])').click();
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
    resolve(undefined);
    await expect(form).toHaveJSProperty('noValidate', true);
    await expect(field('firstName')).toHaveValue('Nguyễn');
    await expect(interest('web-application')).toBeChecked();
    await expect(field('firstName')).toHaveCount(1);
  });
});

test('what React finds is what the server has drawn', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  for (const path of ['/contact', '/?interest=blockchain', '/contact?request=failed']) {
    await page.goto(path);
    const { form, field } = requestForm(page);
    const html = await form.evaluate((element) => element.innerHTML);
    await field('email').focus();
    await expect(form).toHaveJSProperty('noValidate', true);
    expect(problems, path).toEqual([]);
    if (!path.includes('request='))
      expect(await form.evaluate((element) => element.innerHTML), path).toBe(html);
  }
});
