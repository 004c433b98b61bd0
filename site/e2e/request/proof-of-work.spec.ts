import { createTranslator } from '../../src/i18n/translator.ts';
import { mailAbout } from '../support/mailbox.ts';
import { ownProduct } from '../support/own-product.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitors } from '../support/visitors.ts';

const isPuzzle = (url: string) => url.endsWith('/challenge') || url.includes('proof');

test('the browser solves a puzzle while the form is filled in, and not before', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // The hour has room for one lead: another is mailed for its proof alone.
  const own = ownProduct(3340, false, {
    ALTCHA_SECRET: 'a secret of at least thirty-two characters',
    LEADS_PER_HOUR: '1',
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await Promise.all([own.startSite(), own.startForm(), own.startMailbox()]);
    for (const message of ['The first of the hour.', 'The second of the hour.']) {
      asked.splice(0);
      await page.goto(own.urls.siteUrl, { waitUntil: 'networkidle' });
      expect(asked.filter(isPuzzle)).toEqual([]);
      const form = requestForm(page);
      // The worker ends with the solution.
      const solvedBy = new Promise<string>((resolve) => {
        page.once('worker', (worker) => worker.once('close', () => resolve(worker.url())));
      });
      await form.field('firstName').focus();
      expect(new URL(await solvedBy).origin).toBe(own.urls.siteUrl);

      const email = freshEmail('proof');
      await form.fill({ ...visitors.en, message }, email);
      await form.submit.click();
      await expect(page.getByText(createTranslator('en')('form.sent.heading'))).toBeVisible();
      // What is held back is told of by another mail.
      const { subject } = await mailAbout(email, own.urls.mailboxUrl);
      expect(subject).toMatch(/^New request/u);
    }
  } finally {
    await own.endAll();
  }
});

test('where none is asked for, one question is all', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/');
  const answered = page.waitForResponse((response) => response.url().endsWith('/challenge'));
  await requestForm(page).field('firstName').focus();
  expect((await answered).status()).toBe(204);
  await page.waitForLoadState('networkidle');
  expect(workers).toEqual([]);
});
