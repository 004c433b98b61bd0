import { localeOption } from '@sunfield/shared/locales';
import { translation } from '../../../shared/test/support/translation.ts';
import { visitorWords } from '../../../form-service/src/emails/visitor-words.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { mailAbout } from '../support/mailbox.ts';
import { product } from '../support/product.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { freshEmail, visitorIn } from '../support/visitors.ts';

// Follows a request from the form to the end, as visitor and sales see it.

// What was withdrawn is gone: the page says so with 410.
test.use({ expectedErrors: [/status of 410/u] });

test('a request is taken by sales, seen by its visitor, and withdrawn', async ({ page }) => {
  const words = visitorWords[translation].page;
  const t = createTranslator(translation);
  const email = freshEmail('followed');
  await page.goto(`/contact?lang=${translation}`);
  const form = requestForm(page);
  await form.fill(visitorIn(translation), email);
  await form.submit.click();
  const link = page.locator(`a[href^="${product.formUrl}/requests?"]`);
  await expect(link).toHaveText(t('form.sent.follow'));
  const shown = page.getByText(/[\da-f]{8}-[\da-f]{4}/u);
  const reference = /[\da-f]{8}-[\da-f]{4}/u.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await expect(shown).toHaveText(t('form.sent.reference', { reference }));

  const mail = await mailAbout(email, product.mailboxUrl);
  expect(mail.text).toContain(`Lead ${reference}`);
  const take = /^I take it: (\S+)$/mu.exec(mail.text)?.[1] ?? '';
  await page.goto((await link.getAttribute('href')) ?? '');
  const status = page.url();
  await expect(page.locator('html')).toHaveAttribute('lang', localeOption(translation).iso);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.title.replace('{{reference}}', reference),
  );
  await expect(page.getByText(words.deadline)).toBeVisible();
  await expect(page.getByText(words.read)).toHaveCount(0);
  // By the visitor's own clock, which this browser has in Paris.
  await expect(page.locator('time').first()).toHaveText(/[+][12]\b/u);

  await page.goto(take);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'I take it' }).click();
  await expect(page.getByText(/^Taken by Anna on /u)).toBeVisible();

  await page.goto(status);
  await expect(page.getByText(words.read)).toBeVisible();
  await page.getByLabel(words.withdraw.sure).check();
  await page.getByRole('button', { name: words.withdraw.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.gone.title);
  const told = await mailAbout(`request ${reference}`, product.mailboxUrl);
  expect(told.subject).toContain(reference);
});
