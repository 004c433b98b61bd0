import { expect, it, onTestFinished, vi } from 'vitest';
import { HeldNotifier } from '../../src/desk/held-notifier.ts';
import type { NewLead } from '../../src/leads/lead-store.ts';
import { deskEnvironment, holdIn, startDesk } from '../support/desk.ts';
import { startMailService } from '../support/mail-service.ts';
import { startMailbox } from '../support/mailbox.ts';
import { leadRequest } from '../support/stores.ts';

const hour = 3_600_000;

/** A notifier that runs when the test says so, as after any time. */
async function start(overrides: Record<string, string> = {}) {
  const service = await startMailService({ ...deskEnvironment, ...overrides });
  const hold = (changes: Partial<NewLead> = {}) => holdIn(service.store, changes);
  const tell = (interval = 0) => new HeldNotifier(service, { pollInterval: hour, interval }).run();
  return { ...service, hold, tell };
}

it('tells of a held lead with its links, in both parts', async () => {
  const { mailbox, hold, tell } = await start();
  const request = { ...leadRequest, company: 'Acme <b>', country: 'Japan' };
  const id = await hold({ request, signals: ['manyLinks', 'honeypotFilled'] });
  await tell();
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    subject: 'Held as possible spam: 花子 Müller, Acme <b>',
    envelope: { to: ['sales@sunfield.example'] },
  });
  expect(mail?.html).toContain('花子 Müller, Acme &lt;b&gt;');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Japanese');
    expect(part).toContain('(Japan)');
    expect(part).toContain('こんにちは');
    expect(part).toContain('The message has more than three links in it.');
    expect(part).toContain('A field that people can');
    expect(part).toMatch(/Waiting since \w+ \d+ \w+, [\d:]+ \(0 minutes\)/u);
    const links = part?.replaceAll('&amp;', '&').match(/https:\/\/forms\.\S+?signature=[\w-]+/gu);
    expect(links?.map((link) => new URL(link).pathname)).toEqual([
      `/desk/release/${id}`,
      `/desk/spam/${id}`,
    ]);
  }
});

it('tells of each lead once, and of several in a list', async () => {
  const { mailbox, hold, tell } = await start();
  await hold();
  await tell();
  await tell();
  expect(mailbox.mails).toHaveLength(1);
  await hold();
  await hold();
  await tell(hour);
  expect(mailbox.mails).toHaveLength(1);
  await tell();
  await tell();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    'Held as possible spam: 花子 Müller, Acme',
    'Held as possible spam: 2 requests',
  ]);
});

it('sends the same mail again after a failure: same id, same leads', async () => {
  const { mailbox, notices, hold, sendMail, tell } = await start();
  const id = await hold();
  sendMail.mockRejectedValueOnce(new Error('451 later'));
  await tell();
  await hold();
  // As when the lease of a process that died is over.
  const claim = notices.claim.bind(notices);
  vi.spyOn(notices, 'claim').mockImplementation((limits) => claim({ ...limits, lease: 0 }));
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => void vi.useRealTimers());
  await tell();
  const [failed, sent] = sendMail.mock.calls.map(([mail]) => mail.messageId);
  expect(sent).toBe(failed);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.messageId).toBe(sent);
  expect(mailbox.mails[0]?.text).toContain(`/desk/release/${id}`);
});

it('goes on to later leads when a mail is refused for good', async () => {
  const { mailbox, hold, sendMail, tell } = await start();
  await hold();
  const refusal = Object.assign(new Error('552'), { command: 'DATA', permanent: true });
  sendMail.mockRejectedValueOnce(refusal);
  await tell();
  const next = await hold();
  await tell();
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.text).toContain(next);
});

it('names the command that releases a lead where there is no desk', async () => {
  const { mailbox, hold, tell } = await start({ DESK_URL: '', DESK_SECRET: '' });
  const id = await hold();
  await tell();
  for (const part of [mailbox.mails[0]?.text, mailbox.mails[0]?.html]) {
    expect(part).toContain(`npm run leads -- release ${id}`);
    expect(part).not.toContain('/desk/');
  }
});

it('tells of what the service itself holds back, without being asked', async () => {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const { app, hold } = await startDesk({ SMTP_URL: mailbox.url });
  expect(app.config.DESK_URL).toBeDefined();
  await hold();
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 30_000 });
});
