import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Housekeeping } from '../../src/delivery/housekeeping.ts';
import { HeldNotifier } from '../../src/desk/held-notifier.ts';
import { holdIn } from '../support/desk.ts';
import { startMailService } from '../support/mail-service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** 9:00 in the company's office. */
const morning = new Date('2026-11-21T02:00:00Z');

/** A mail server that refuses the boss, for as long as it is told to. */
async function startWithRefusedBoss(others = 'sales@sunfield.example, ') {
  const refusal = { isOn: true };
  const server: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        refusal.isOn && address.startsWith('boss')
          ? Object.assign(new Error('mailbox is full'), { responseCode: 452 })
          : null,
      ),
  };
  const service = await startMailService({ LEADS_TO: `${others}boss@sunfield.example` }, server);
  await holdIn(service.store, {});
  const received = () => service.mailbox.mails.map(({ envelope }) => envelope.to);
  return { ...service, received, refusal };
}

type Service = Awaited<ReturnType<typeof startWithRefusedBoss>>;

const ways = [
  [
    'of leads that were just held',
    (service: Service) => new HeldNotifier(service, { pollInterval: day, interval: 0 }).run(),
  ],
  ['of the morning', (service: Service) => new Housekeeping(service).run(morning)],
] as const;

it.each(ways)('mails %s reach who was refused later, and nobody twice', async (_, tell) => {
  const service = await startWithRefusedBoss();
  const { mailbox, deskMail, received, refusal } = service;
  await tell(service);
  expect(received()).toEqual([['sales@sunfield.example']]);
  // Refused again, and then no longer.
  await deskMail.retry(Date.now() + 2 * minute);
  refusal.isOn = false;
  await deskMail.retry(Date.now() + 10 * minute);
  await deskMail.retry(Date.now() + day);
  expect(received()).toEqual([['sales@sunfield.example'], ['boss@sunfield.example']]);
  const [first, second] = mailbox.mails;
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.text).toBe(first?.text);
  // It was told: nobody is told again by itself.
  await tell(service);
  expect(received()).toHaveLength(2);
});

it('a mailbox that is always full keeps no later mail from the others', async () => {
  const service = await startWithRefusedBoss();
  const [[, tell]] = ways;
  await tell(service);
  await holdIn(service.store, {});
  await tell(service);
  expect(service.received()).toEqual([['sales@sunfield.example'], ['sales@sunfield.example']]);
});

it('gives a mailbox up that is full for days', async () => {
  const service = await startWithRefusedBoss();
  const { deskMail, sendMail, received } = service;
  const errors = vi.spyOn(service.log, 'error');
  await ways[0][1](service);
  await deskMail.retry(Date.now() + 6 * day);
  const tries = sendMail.mock.calls.length;
  await deskMail.retry(Date.now() + 7 * day);
  expect(sendMail.mock.calls).toHaveLength(tries);
  expect(errors).toHaveBeenCalledWith(
    expect.objectContaining({ recipients: 1 }),
    'a letter was given up',
  );
  expect(received()).toEqual([['sales@sunfield.example']]);
});

it('keeps what has to be told while nobody takes it', async () => {
  const service = await startWithRefusedBoss('');
  const { deskMail, received, refusal } = service;
  onTestFinished(() => deskMail.stop());
  await deskMail.sendOrKeep({ name: 'cap-1', subject: 's', text: 't', html: '<p>t</p>' });
  expect(received()).toEqual([]);
  refusal.isOn = false;
  await deskMail.retry(Date.now() + 2 * minute);
  expect(received()).toEqual([['boss@sunfield.example']]);
});
