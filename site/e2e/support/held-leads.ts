import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailsAbout } from './mailbox.ts';

/** A lead that was held back, and what its mail offers. */
export interface HeldLead {
  readonly email: string;
  readonly message: string;
  /** The mail that tells of it, as the mailbox shows it. */
  readonly mailUrl: string;
  readonly release: string;
  readonly spam: string;
}

interface Product {
  readonly urls: { readonly formUrl: string; readonly mailboxUrl: string };
  /** The file of its leads. */
  readonly database: string;
}

/** What looks like spam, as a hurried customer's request does whose browser fills everything in. */
const suspicious = {
  firstName: 'Anna',
  lastName: 'Müller',
  trellis: 'https://acme.example',
  links: 'http://a.example http://b.example http://c.example http://d.example',
};

/** Sends requests that are held back, each from an address of its own. */
export async function sendHeld(messages: readonly string[], { urls }: Product): Promise<string[]> {
  const { links, ...fields } = suspicious;
  return Promise.all(
    messages.map(async (message) => {
      const email = `${randomUUID()}@acme.example`;
      const body = JSON.stringify({ ...fields, email, message: `${message} ${links}` });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${urls.formUrl}/project-requests`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.status !== 202) throw new Error(`The form service answered ${answer.status}.`);
      return email;
    }),
  );
}

/** Makes the last mail about held leads ten minutes old, so that the next may follow. */
function tenMinutesPass({ database }: Product): void {
  const leads = new DatabaseSync(database, { timeout: 5_000 });
  leads.exec("UPDATE daily_tasks SET day = day - 600000 WHERE task = 'notice'");
  leads.close();
}

/** The links that a mail offers for the lead of an address. */
function linksFor(email: string, text: string): { release: string; spam: string } | undefined {
  const part = text.slice(text.indexOf(email));
  const link = (label: string) => new RegExp(`^${label}: (\\S+)$`, 'mu').exec(part)?.[1];
  const [release, spam] = [link('Release'), link('It is spam')];
  return release && spam && text.includes(email) ? { release, spam } : undefined;
}

/** What the mailbox tells of the lead of an address by now. */
async function findHeldLead(email: string, { urls }: Product): Promise<HeldLead | undefined> {
  const mails = await mailsAbout(email, urls.mailboxUrl);
  const mail = mails.find(({ subject }) => subject.startsWith('Held as possible spam'));
  const links = mail && linksFor(email, mail.text);
  if (!links) return undefined;
  const message = mail.text.slice(mail.text.indexOf(email)).split('> ')[1]?.split('\n')[0] ?? '';
  return { email, message, mailUrl: `${urls.mailboxUrl}/email/${mail.id}/html`, ...links };
}

/** Waits until a mail tells of the lead of an address; ten minutes are over in no time. */
export async function heldLeadOf(email: string, product: Product): Promise<HeldLead> {
  const giveUp = Date.now() + 60_000;
  while (Date.now() < giveUp) {
    const lead = await findHeldLead(email, product);
    if (lead) return lead;
    tenMinutesPass(product);
    await sleep(1_000);
  }
  throw new Error(`No mail tells of the held lead of ${email}.`);
}
