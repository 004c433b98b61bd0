import { join } from 'node:path';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import pino from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { failureKind } from '../../src/delivery/failure.ts';
import { sendLead } from '../../src/delivery/send-lead.ts';
import { openMailServer } from '../../src/delivery/transport.ts';
import { DeliveryWorker } from '../../src/delivery/worker.ts';
import type { OpenLeads } from '../../src/leads/open-leads.ts';
import { readConfig } from '../../src/config.ts';
import { temporaryFolder, testEnvironment } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { newLead, open } from '../support/stores.ts';

const timing = { window: 10, sendTimeout: 3_000, lease: 5_000, pollInterval: 20, closeTimeout: 50 };

/** A worker on a store with one lead, with the mail server given. */
async function deliverTo(
  SMTP_URL: string,
  receivedAt = new Date(),
  overrides: Record<string, string> = {},
): Promise<OpenLeads & { readonly stop: () => Promise<void> }> {
  const leads = await open(`file:${join(temporaryFolder(), 'leads.db')}`);
  const config = readConfig(testEnvironment({ SMTP_URL, ...overrides }));
  const mailServer = openMailServer(config);
  const worker = new DeliveryWorker(
    {
      subject: 'lead',
      queue: leads.store,
      send: (lead, signal) => sendLead(lead, { config, sendMail: mailServer.send }, signal),
      kindOf: failureKind,
      onSettled: () => undefined,
      log: pino({ level: 'silent' }),
    },
    timing,
  );
  await leads.store.accept(newLead({ receivedAt }));
  worker.start();
  onTestFinished(async () => {
    await worker.stop();
    mailServer.close();
  });
  return { ...leads, stop: () => worker.stop() };
}

async function mailServer(options: SMTPServerOptions): Promise<string> {
  const mailbox = await startMailbox(options);
  onTestFinished(mailbox.close);
  return mailbox.url;
}

/** A server that speaks no SMTP: `answer` does what it likes with a connection. */
async function rawServer(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    answer(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const refuse = (responseCode: number) => (_: unknown, __: unknown, callback: (e: Error) => void) =>
  callback(Object.assign(new Error('no'), { responseCode }));

async function becomes({ desk }: OpenLeads, expected: object) {
  const read = async () => expect(await desk.list({}, { limit: 1 })).toMatchObject([expected]);
  await vi.waitFor(read, { timeout: 15_000, interval: 20 });
}

it('gives a lead up when its mail is refused for good', async () => {
  const leads = await deliverTo(await mailServer({ onData: refuse2(554) }));
  await becomes(leads, { state: 'failed', attempts: 1 });
});

const sixDaysAgo = () => new Date(Date.now() - 6 * 24 * 3_600_000);

it.each([
  ['has no room for the recipient', { onRcptTo: refuse(552) }],
  ['does not know the recipient', { onRcptTo: refuse(550) }],
  ['has the recipient wait', { onRcptTo: refuse(450) }],
])('tries a lead again, however long, while the server %s', async (_name, options) => {
  const url = await mailServer(options);
  await becomes(await deliverTo(url, sixDaysAgo()), { state: 'waiting', attempts: 1 });
});

/** A mail server that refuses one address, and tells whom it mailed. */
async function choosyServer(refused: string) {
  const mailbox = await startMailbox({
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address === refused ? Object.assign(new Error('no'), { responseCode: 550 }) : undefined,
      ),
  });
  onTestFinished(mailbox.close);
  return mailbox;
}

const both = { LEADS_TO: 'one@x.example, two@x.example' };

it('does not take a mail for delivered that one recipient was refused', async () => {
  const mailbox = await choosyServer('two@x.example');
  const leads = await deliverTo(mailbox.url, new Date(), both);
  await becomes(leads, { state: 'waiting', attempts: 1, mailedTo: ['one@x.example'] });
  const [record] = await leads.desk.list({}, { limit: 1 });
  expect(record?.lastError).toContain('refused for 1 of 2: EENVELOPE: 550');
  expect(mailbox.mails.map(({ envelope }) => envelope.to)).toEqual([['one@x.example']]);
});

it('mails it later to those alone who had not taken it, as the same mail', async () => {
  const before = await choosyServer('two@x.example');
  const leads = await deliverTo(before.url, new Date(), both);
  await becomes(leads, { attempts: 1 });
  await before.close();
  const after = await startMailbox({}, before.port);
  onTestFinished(after.close);
  await leads.desk.requeue({});
  await becomes(leads, { state: 'delivered', mailedTo: [] });
  expect(after.mails.map(({ envelope }) => envelope.to)).toEqual([['two@x.example']]);
  expect(after.mails[0]?.messageId).toBe(before.mails[0]?.messageId);
  expect(after.mails[0]?.to).toHaveLength(2);
});

function refuse2(responseCode: number): NonNullable<SMTPServerOptions['onData']> {
  return (stream, _session, callback) => {
    stream.resume();
    stream.on('end', () => callback(Object.assign(new Error('no'), { responseCode })));
  };
}

it.each([
  ['the recipient', { onRcptTo: refuse(450) }],
  ['the mail', { onData: refuse2(452) }],
])('tries again in a minute when %s is refused for now', async (_name, options) => {
  const leads = await deliverTo(await mailServer(options));
  await becomes(leads, { state: 'waiting', attempts: 1 });
  const [record] = await leads.desk.list({}, { limit: 1 });
  const wait = (record?.dueAt.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(55_000);
  expect(wait).toBeLessThan(80_000);
});

it('gives a lead up when it is refused for now after five days', async () => {
  const url = await mailServer({ onData: refuse2(452) });
  await becomes(await deliverTo(url, sixDaysAgo()), { state: 'failed' });
});

it('tries again when the connection breaks in the middle of the mail', async () => {
  const leads = await deliverTo(
    await rawServer((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (data) => {
        if (data.toString().includes('DATA')) socket.destroy();
        else socket.write('250 ok\r\n'.repeat(data.toString().trim().split('\n').length));
      });
    }),
  );
  await becomes(leads, { state: 'waiting', attempts: 1 });
});

it('tries again when the server takes the mail and never answers', async () => {
  const leads = await deliverTo(await mailServer({ onData: (stream) => void stream.resume() }));
  await becomes(leads, { state: 'waiting', attempts: 1 });
});

it.each([
  ['refuses connections', () => Promise.resolve('smtp://127.0.0.1:1')],
  ['hangs up', () => rawServer((socket) => void socket.destroy())],
  ['has no service now', () => rawServer((socket) => void socket.end('554 closed\r\n'))],
  [
    'refuses the password',
    async () =>
      (
        await mailServer({
          disabledCommands: ['STARTTLS'],
          onAuth: (_auth, _session, callback) => callback(new Error('wrong')),
        })
      ).replace('smtp://', 'smtp://user:wrong@'),
  ],
  ['has no name', () => Promise.resolve('smtp://mail.invalid')],
  ['refuses the sender for good', () => mailServer({ onMailFrom: refuse(550) })],
  ['refuses the sender for now', () => mailServer({ onMailFrom: refuse(451) })],
])('keeps a lead untouched, however old, while the server %s', async (_name, server) => {
  const leads = await deliverTo(await server(), sixDaysAgo());
  await new Promise((resolve) => setTimeout(resolve, 700));
  await becomes(leads, { state: 'waiting', attempts: 0 });
});

it('gives a send back that does not end when it closes, for the next process to take up at once', async () => {
  const begun = vi.fn<() => void>();
  const url = await mailServer({
    onData(stream) {
      begun();
      stream.resume();
    },
  });
  const { store, stop } = await deliverTo(url);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000, interval: 5 });
  await stop();
  expect(await store.claim(1, 60_000)).toMatchObject([{ attempts: 0 }]);
});
