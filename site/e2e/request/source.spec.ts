import { expect, test } from '../support/test.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { mailAbout } from '../support/mailbox.ts';
import { product } from '../support/product.ts';
import { requestForm } from '../support/request-form.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';
import { follow } from '../shell/support.ts';

const t = createTranslator('en');

test('the mail says where the visit came from, also pages later, and the browser keeps nothing of it', async ({
  page,
  context,
}) => {
  const campaign = 'utm_source=newsletter&utm_medium=e-mail&utm_campaign=autumn+2026';
  await page.goto(`/services?${campaign}`, { referer: 'https://news.example/42?reader=7' });
  await follow(page.getByRole('contentinfo').locator('a[href="/About"]'));
  await page.waitForURL('/About');
  await follow(page.getByRole('banner').locator('a[href="/case-studies"]').first(), '/contact');
  await page.waitForURL('/contact');
  const form = requestForm(page);
  const email = freshEmail('source');
  // Before its script has come the form is sent as it is, and says nothing of the visit.
  await form.touched();
  await form.fill(visitorIn('en'), email);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: t('form.sent.heading') })).toBeVisible();

  const { text } = await mailAbout(email, product.mailboxUrl);
  const lines = text.split('\n');
  for (const line of [
    'Visit began at: /services',
    'Came from: https://news.example/42',
    'Campaign source: newsletter',
    'Campaign medium: e-mail',
    'Campaign: autumn 2026',
  ]) {
    expect(lines).toContain(line);
  }
  expect(text).not.toContain('reader=7');
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values<string>(storage)),
  );
  const cookies = (await context.cookies()).map(({ value }) => value);
  expect([...kept, ...cookies].join('\n')).not.toMatch(/newsletter|autumn|news\.example/u);
});
