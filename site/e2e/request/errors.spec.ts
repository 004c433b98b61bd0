import { expect, test } from '../support/test.ts';
import { defaultLocale, localeValues, type Locale } from '@sunfield/shared/locales';
import { requiredFields } from '@sunfield/shared/project-request';
import { translation } from '../../../shared/test/support/translation.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { mailAbout, mailsAbout } from '../support/mailbox.ts';
import { product } from '../support/product.ts';
import { requestForm } from '../support/request-form.ts';
import { settled } from '../support/settled.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';

// Each language once: here two with script, below two without.
const withoutScript = localeValues.slice(1, 3);

for (const locale of new Set<Locale>([defaultLocale, translation])) {
  const t = createTranslator(locale);

  test(`${locale}: what is missing is said beside the fields and in a summary`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${locale}`);
    const form = requestForm(page);
    await form.field('email').fill('not an address');
    await form.submit.click();

    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveCount(requiredFields.length);
    await expect(form.error('firstName')).toHaveText(t('form.errors.required'));
    await expect(form.error('email')).toHaveText(t('form.errors.invalidEmail'));
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('email')).toHaveAttribute('aria-describedby', 'request-email-error');
    await expect(form.field('email')).toHaveValue('not an address');

    const name = t('form.summary.pair', {
      name: t('form.fields.firstName'),
      text: t('form.errors.required'),
    });
    await form.summary.getByRole('link', { name }).click();
    await expect(form.field('firstName')).toBeFocused();
    await form.field('firstName').fill(visitorIn(locale).firstName);
    await expect(form.error('firstName')).toHaveCount(0);
  });
}

test('what became of a request is in the window, also after a summary of errors', async ({
  page,
}) => {
  const t = createTranslator('en');
  await page.goto('/');
  const form = requestForm(page);
  await form.submit.click();
  await expect(form.summary).toBeInViewport({ ratio: 1 });
  await form.fill({ ...visitorIn('en'), message: 'After a summary.' }, freshEmail('in-view'));
  await form.submit.click();
  const notice = page.getByRole('group').filter({ hasText: t('form.sent.heading') });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });

  await notice.getByRole('link', { name: t('form.sent.another') }).click();
  await expect(form.field('firstName')).toBeFocused();
  await expect(form.field('firstName')).toHaveValue('');
});

test('the schema is loaded only when something is typed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await settled(page);
  const form = requestForm(page);
  await form.touched();
  expect(scripts.filter((url) => url.includes('project-request'))).toEqual([]);
  await form.field('firstName').pressSequentially('N');
  await expect.poll(() => scripts.some((url) => url.includes('project-request'))).toBe(true);
});

test('a double click sends once', async ({ page }) => {
  const email = freshEmail('double');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.goto('/');
  const form = requestForm(page);
  await form.touched();
  await form.fill(visitorIn('en'), email);
  await form.submit.dblclick();
  await expect(page.getByText(createTranslator('en')('form.sent.heading'))).toBeVisible();
  await mailAbout(email, product.mailboxUrl);
  expect(posts).toBe(1);
});

test.describe('with a service that fails', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/u] });

  test('an unreachable service loses nothing and offers an e-mail with what was typed', async ({
    page,
  }) => {
    const t = createTranslator(translation);
    const email = freshEmail('down');
    const visitor = visitorIn(translation);
    await page.goto(`/?lang=${translation}`);
    await page.route(`${product.formUrl}/**`, (route) => route.abort());
    const form = requestForm(page);
    await form.touched();
    await form.fill(visitor, email, ['live-streaming']);
    await form.submit.click();

    const notice = page.getByRole('group').filter({ hasText: t('form.failed.heading') });
    await expect(notice).toBeFocused();
    for (const [name, value] of Object.entries(visitor)) {
      await expect(form.field(name)).toHaveValue(value as string);
    }
    await expect(form.interest('live-streaming')).toBeChecked();
    const href = await page
      .getByRole('link', { name: t('form.failed.byEmail') })
      .getAttribute('href');
    const mail = new URL(href ?? '');
    expect(mail.protocol).toBe('mailto:');
    const body = mail.searchParams.get('body') ?? '';
    for (const typed of [visitor.lastName, email, t('form.interests.live-streaming')]) {
      expect(body).toContain(typed);
    }

    // The service comes back: the same button sends the same request, once.
    await page.unroute(`${product.formUrl}/**`);
    await form.submit.click();
    await expect(page.getByText(t('form.sent.heading'))).toBeVisible();
    await mailAbout(email, product.mailboxUrl);
  });

  test('an answer that got lost does not make a second lead', async ({ page }) => {
    const email = freshEmail('lost');
    await page.goto('/');
    const form = requestForm(page);
    await form.touched();
    await form.fill(visitorIn('en'), email);
    let first = true;
    await page.route(`${product.formUrl}/**`, async (route) => {
      if (!first || route.request().method() !== 'POST') return route.continue();
      first = false;
      await route.fetch();
      return route.abort();
    });
    await form.submit.click();
    await expect(page.getByText(createTranslator('en')('form.failed.heading'))).toBeVisible();
    await form.submit.click();
    await expect(page.getByText(createTranslator('en')('form.sent.heading'))).toBeVisible();
    await mailAbout(email, product.mailboxUrl);
    expect(await mailsAbout(email, product.mailboxUrl)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of withoutScript) {
    test(`${locale}: a refused request comes back with everything that was typed`, async ({
      page,
    }) => {
      const t = createTranslator(locale);
      const visitor = visitorIn(locale);
      await page.goto(`/?lang=${locale}`);
      const form = requestForm(page);
      // A blank name passes the browser's own check, and only the service finds it.
      await form.fill({ ...visitor, lastName: ' ' }, freshEmail(locale), ['blockchain']);
      await form.submit.click();

      await expect(form.error('lastName')).toHaveText(t('form.errors.required'));
      await expect(form.summary).toContainText(t('form.summary.one'));
      for (const name of ['firstName', 'phone', 'company', 'country', 'message'] as const) {
        await expect(form.field(name)).toHaveValue(visitor[name]);
      }
      await expect(form.interest('blockchain')).toBeChecked();
      await expect(form.interest('web-application')).not.toBeChecked();
    });
  }

  test('after a request there is a way to an empty form', async ({ page }) => {
    const t = createTranslator(translation);
    await page.goto(`/Pricing?lang=${translation}`);
    const form = requestForm(page);
    await form.fill({ ...visitorIn(translation), message: 'Second' }, freshEmail('another'));
    await form.submit.click();
    await page.getByRole('link', { name: t('form.sent.another') }).click();
    await expect(page).toHaveURL(`/Pricing?lang=${translation}#request`);
    await expect(form.field('firstName')).toHaveValue('');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the visitor is brought to what became of the request', async ({ page }) => {
      await page.goto(`/get-in-touch?lang=${translation}`);
      const form = requestForm(page);
      const email = freshEmail('phone');
      await form.fill({ ...visitorIn(translation), firstName: ' ' }, email);
      await form.submit.click();
      await expect(form.summary).toBeInViewport();
      await form.field('firstName').fill(visitorIn(translation).firstName);
      await form.submit.click();
      const heading = createTranslator(translation)('form.sent.heading');
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    });
  });
});
