import { DatabaseSync } from 'node:sqlite';
import { createTranslator } from '../../src/i18n/translator.ts';
import { mailAbout } from '../support/mailbox.ts';
import { ownProduct } from '../support/own-product.ts';
import { requestForm } from '../support/request-form.ts';
import { drawn, settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';

const isPuzzle = (url: string) => url.endsWith('/challenge') || url.includes('proof');

test('the browser solves a puzzle while the form is filled in, and not before', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const own = await ownProduct(false, {
    ALTCHA_SECRET: 'a secret of at least thirty-two characters',
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await Promise.all([own.startSite(), own.startForm(), own.startMailbox()]);
    for (const [message, minutesOpen] of [
      ['The first of the day.', 0],
      // The puzzle that it began with is void by then, and another one is asked for without a word.
      ['The second of the day.', 61],
    ] as const) {
      asked.splice(0);
      await page.goto(own.urls.siteUrl);
      await settled(page);
      expect(asked.filter(isPuzzle)).toEqual([]);
      const form = requestForm(page);
      // The worker ends with the solution.
      const solvedBy = new Promise<string>((resolve) => {
        page.once('worker', (worker) => worker.once('close', () => resolve(worker.url())));
      });
      await form.field('firstName').pressSequentially('N');
      expect(new URL(await solvedBy).origin).toBe(own.urls.siteUrl);

      const email = freshEmail('proof');
      await form.fill({ ...visitorIn('en'), message }, email);
      if (minutesOpen > 0) await page.clock.setFixedTime(Date.now() + minutesOpen * 60_000);
      await form.submit.click();
      await expect(page.getByText(createTranslator('en')('form.sent.heading'))).toBeVisible();
      const { subject } = await mailAbout(email, own.urls.mailboxUrl);
      expect(subject).toMatch(/^New request/u);
      const puzzles = asked.filter((url) => url.endsWith('/challenge'));
      expect(puzzles).toHaveLength(minutesOpen > 0 ? 2 : 1);
    }
    // A puzzle serves once: each request brought a proof of its own.
    const leads = new DatabaseSync(own.database, { readOnly: true, timeout: 5_000 });
    const signals = leads.prepare('SELECT signals FROM leads').all();
    leads.close();
    expect(signals.map((row) => JSON.parse(String(row.signals)) as string[])).toEqual([
      expect.arrayContaining(['proofOfWork']),
      expect.arrayContaining(['proofOfWork']),
    ]);
  } finally {
    await own.endAll(page);
  }
});

test('where none is asked for, one question is all', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/');
  const answered = page.waitForResponse((response) => response.url().endsWith('/challenge'));
  await requestForm(page).field('firstName').pressSequentially('N');
  expect((await answered).status()).toBe(204);
  // A worker would be asked for by the answer.
  await drawn(page);
  expect(workers).toEqual([]);
});
