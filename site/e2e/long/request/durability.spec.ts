import { translation } from '../../../../shared/test/support/translation.ts';
import { expect, test } from '../../support/test.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { mailAbout, mailsAbout } from '../../support/mailbox.ts';
import { ownProduct } from '../../support/own-product.ts';
import { requestForm } from '../../support/request-form.ts';
import { freshEmail, visitorIn } from '../../support/visitors.ts';

const t = createTranslator(translation);
const visitor = visitorIn(translation);

/** The first retry comes after a minute. */
const retried = 150_000;

test.describe.configure({ timeout: 240_000 });

test('a request typed in another language survives a mail server that is down', async ({
  page,
}) => {
  const product = await ownProduct();
  try {
    await Promise.all([product.startSite(), product.startForm()]);
    const email = freshEmail('later');
    await page.goto(`${product.urls.siteUrl}/?lang=${translation}`);
    const form = requestForm(page);
    await form.fill(visitor, email);
    await form.submit.click();
    await expect(page.getByText(t('form.sent.heading'))).toBeVisible();

    await product.startMailbox();
    const mail = await mailAbout(email, product.urls.mailboxUrl, retried);
    for (const line of Object.values(visitor).flatMap((value: string) => value.split('\n'))) {
      expect(mail.text).toContain(line);
    }
  } finally {
    await product.endAll(page);
  }
});

test('a request survives SIGKILL right after its answer, and is mailed after the restart', async ({
  page,
}) => {
  const product = await ownProduct();
  try {
    const [, service] = await Promise.all([product.startSite(), product.startForm()]);
    const email = freshEmail('killed');
    await page.goto(`${product.urls.siteUrl}/?lang=${translation}`);
    const form = requestForm(page);
    await form.fill(visitor, email);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.submit.click();
    // Sent by the script, or by the browser itself where hydration has not reached the form yet.
    expect([202, 303]).toContain((await answer).status());
    await product.kill(service);

    await product.startMailbox();
    expect(await mailsAbout(email, product.urls.mailboxUrl)).toEqual([]);
    await product.startForm();
    const mail = await mailAbout(email, product.urls.mailboxUrl, retried);
    for (const line of Object.values(visitor).flatMap((value: string) => value.split('\n'))) {
      expect(mail.text).toContain(line);
    }
  } finally {
    await product.endAll(page);
  }
});
