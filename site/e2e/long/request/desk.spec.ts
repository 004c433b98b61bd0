import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { heldLeadOf, sendHeld, type HeldLead } from '../../support/held-leads.ts';
import { mailAbout, mailsAbout } from '../../support/mailbox.ts';
import { ownProduct } from '../../support/own-product.ts';

test.describe.configure({ timeout: 300_000 });
// The answers that this test asks for.
test.use({ expectedErrors: [/status of 403/u] });

const customers = Array.from({ length: 12 }, (_, i) => `Customer ${i + 1} needs a warehouse app.`);
const robots = Array.from({ length: 8 }, (_, i) => `Robot ${i + 1} sells better rankings.`);

/** Follows a lead's link out of its mail, as a salesperson does, and presses the button behind it. */
async function act(page: Page, lead: HeldLead, label: 'Release' | 'It is spam') {
  await page.goto(lead.mailUrl);
  const entry = page.locator('div', { hasText: lead.email }).last();
  await entry.getByRole('link', { name: label }).click();
  await expect(page.getByText(lead.message)).toBeVisible();
  await page.getByRole('button', { name: label }).click();
}

test('sales works through held requests in the mailbox alone', async ({ page, context }) => {
  const product = await ownProduct();
  try {
    await Promise.all([product.startForm(), product.startMailbox()]);
    const { mailboxUrl } = product.urls;
    // Twelve of customers and eight of robots, in turn.
    const messages = customers.flatMap((one, i) => [one, ...robots.slice(i, i + 1)]);
    const emails = await sendHeld(messages, product);
    const leads: HeldLead[] = [];
    for (const email of emails) leads.push(await heldLeadOf(email, product));
    const isCustomer = ({ message }: HeldLead) => message.startsWith('Customer');
    expect(leads.filter(isCustomer)).toHaveLength(12);

    // A scanner of mail follows every link, and a browser may ask ahead.
    for (const link of leads.flatMap(({ release, spam }) => [release, spam])) {
      for (const method of ['GET', 'HEAD']) {
        expect((await context.request.fetch(link, { method })).status()).toBe(200);
      }
    }

    for (const lead of leads.filter(isCustomer)) {
      await act(page, lead, 'Release');
      await expect(page.getByText('Released on')).toBeVisible();
    }
    for (const lead of leads.filter((one) => !isCustomer(one))) {
      await act(page, lead, 'It is spam');
      await expect(page.getByText('Marked as spam on')).toBeVisible();
    }

    for (const { email } of leads.filter(isCustomer)) {
      const mail = await mailAbout(`Email: ${email}`, mailboxUrl);
      expect(mail.subject).toBe('New request: Anna Müller');
      expect(mail.text).toContain('This request had been held as possible spam.');
    }
    for (const { email } of leads.filter((one) => !isCustomer(one))) {
      expect(await mailsAbout(`Email: ${email}`, mailboxUrl)).toEqual([]);
    }

    const [used, other] = leads as [HeldLead, HeldLead];
    const again = await context.request.post(isCustomer(used) ? used.release : used.spam);
    expect(again.status()).toBe(409);
    const forged = used.release.replace(/[^/]+(?=\?)/u, new URL(other.release).pathname.slice(14));
    const answer = await page.goto(forged);
    expect(answer?.status()).toBe(403);
    await expect(page.getByText('This link does not work')).toBeVisible();
  } finally {
    await product.endAll(page);
  }
});
