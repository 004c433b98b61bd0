import { expect } from '@playwright/test';

interface Address {
  readonly address: string;
  readonly name: string;
}

/** A mail as the local mailbox shows it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly from: readonly Address[];
  readonly to: readonly Address[];
  readonly replyTo: readonly Address[];
}

/** The mails that hold a text, in the mailbox that answers at a URL. */
export async function mailsAbout(text: string, mailboxUrl: string): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/email`).catch(() => undefined);
  if (!response?.ok) return [];
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.text.includes(text));
}

/** Waits for the one mail that holds a text. */
export async function mailAbout(text: string, mailboxUrl: string, timeout = 20_000): Promise<Mail> {
  await expect
    .poll(async () => (await mailsAbout(text, mailboxUrl)).length, { timeout, intervals: [200] })
    .toBe(1);
  const [mail] = await mailsAbout(text, mailboxUrl);
  if (!mail) throw new Error(`The mail about ${text} has gone.`);
  return mail;
}
