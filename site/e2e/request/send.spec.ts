import { expect, test } from '../support/test.ts';
import { company } from '@sunfield/shared/company';
import { locales } from '@sunfield/shared/locales';
import { translation } from '../../../shared/test/support/translation.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { mailAbout, type Mail } from '../support/mailbox.ts';
import { product } from '../support/product.ts';
import { requestForm } from '../support/request-form.ts';
import { freshEmail, visitorIn, type Visitor } from '../support/visitors.ts';

const [, mailDomain = ''] = company.email.split('@');
const interests = ['web-application', 'qa-testing'] as const;

function expectEveryField(mail: Mail, visitor: Visitor, email: string, language: string): void {
  expect(mail.from).toEqual([expect.objectContaining({ address: `website@${mailDomain}` })]);
  expect(mail.to).toEqual([expect.objectContaining({ address: `sales@${mailDomain}` })]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([email]);
  expect(mail.subject).toContain(visitor.lastName);
  expect(mail.subject).toContain(visitor.company);
  for (const value of Object.values(visitor)) {
    for (const line of (value as string).split('\n')) expect(mail.text).toContain(line);
  }
  for (const part of [email, 'Web Application', 'QA & Testing', language, 'Page: ']) {
    expect(mail.text).toContain(part);
  }
  // The time with its zone.
  expect(mail.text).toMatch(/ at \d{1,2}:\d{2}/u);
  expect(mail.text).toContain(`(${company.timeZone})`);
  for (const escaped of [visitor.firstName, email]) expect(mail.html).toContain(escaped);
  expect(mail.html).not.toContain('<Ltd>');
}

// Each language once, with script and without by turns: words and ways don't depend on each other.
for (const [index, { value: locale, iso, label }] of locales.entries()) {
  const t = createTranslator(locale);
  const visitor = visitorIn(locale);
  const javaScriptEnabled = index % 2 === 0;

  test.describe(`${label}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a request reaches the sales inbox with every character right', async ({ page }) => {
      const email = freshEmail(locale);
      await page.goto(`/?lang=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      const form = requestForm(page);
      await form.fill(visitor, email, interests);
      await form.submit.click();
      await expect(page.getByRole('heading', { name: t('form.sent.heading') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', iso);

      const mail = await mailAbout(email, product.mailboxUrl);
      expectEveryField(mail, visitor, email, label);
      expect(mail.text).not.toContain(company.phone.display);
      if (javaScriptEnabled) return;
      // The browser may have kept the page as it was.
      await page.goBack();
      await expect(form.submit).toHaveText(t('form.send'));
      await expect(form.submit).toBeEnabled();
    });
  });
}

test('an address that a Japanese keyboard typed is shown, and answered, as one', async ({
  page,
}) => {
  const email = freshEmail('wide');
  const wide = email.replaceAll(/[!-~]/gu, (ascii) =>
    String.fromCodePoint((ascii.codePointAt(0) ?? 0) + 0xfee0),
  );
  await page.goto(`/contact?lang=${translation}`);
  const form = requestForm(page);
  await form.fill({ ...visitorIn('jp'), phone: '０９０－１２３４－５６７８' }, email, interests);
  await form.field('email').fill(wide);
  await form.field('message').pressSequentially('。');
  await expect(form.field('email')).toHaveValue(email);
  await expect(form.field('phone')).toHaveValue('090-1234-5678');
  await form.submit.click();
  const mail = await mailAbout(email, product.mailboxUrl);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([email]);
});
