import { join } from 'node:path';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import pino from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { leadMessage } from '../../src/delivery/message.ts';
import { createPool } from '../../src/delivery/transport.ts';
import { DeliveryWorker } from '../../src/delivery/worker.ts';
import type { OpenLeads } from '../../src/leads/open-leads.ts';
import { readConfig } from '../../src/config.ts';
import { temporaryFolder, testEnvironment } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { newLead, open } from '../support/stores.ts';

const timing = { window: 10, sendTimeout: 500, lease: 5_000, pollInterval: 20, closeTimeout: 200 };

/** A worker on a store with one lead, with the mail server given. */
async function deliverTo(url: string, receivedAt = new Date()): Promise<OpenLeads> {
  const leads = await open(`file:${join(temporaryFolder(), 'leads.db')}`);
  const config = readConfig(testEnvironment());
  const pool = createPool(url);
  const worker = new DeliveryWorker(
    {
      store: leads.store,
      send: (lead, signal) => pool.sendMail({ ...leadMessage(lead, config), signal }),
      onSettled: () => undefined,
      log: pino({ level: 'silent' }),
    },
    timing,
  );
  await leads.store.accept(newLead({ receivedAt }));
  worker.start();
  onTestFinished(async () => {
    await worker.stop();
    pool.close();
  });
  return leads;
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

it.each([
  ['the sender', { onMailFrom: refuse(550) }],
  ['the recipient', { onRcptTo: refuse(550) }],
  ['the mail', { onData: refuse2(554) }],
])('gives a lead up when %s is refused for good', async (_name, options) => {
  const leads = await deliverTo(await mailServer(options as SMTPServerOptions));
  await becomes(leads, { state: 'failed', attempts: 1 });
});

function refuse2(responseCode: number): SMTPServerOptions['onData'] {
  return (stream, _session, callback) => {
    stream.resume();
    stream.on('end', () => callback(Object.assign(new Error('no'), { responseCode })));
  };
}

it.each([
  ['the sender', { onMailFrom: refuse(451) }],
  ['the recipient', { onRcptTo: refuse(450) }],
  ['the mail', { onData: refuse2(452) }],
])('tries again in a minute when %s is refused for now', async (_name, options) => {
  const leads = await deliverTo(await mailServer(options as SMTPServerOptions));
  await becomes(leads, { state: 'waiting', attempts: 1 });
  const [record] = await leads.desk.list({}, { limit: 1 });
  const wait = (record?.dueAt.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(55_000);
  expect(wait).toBeLessThan(80_000);
});

it('gives a lead up when it is refused for now after five days', async () => {
  const receivedAt = new Date(Date.now() - 6 * 24 * 3_600_000);
  const url = await mailServer({ onRcptTo: refuse(450) });
  await becomes(await deliverTo(url, receivedAt), { state: 'failed' });
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
])('keeps a lead untouched while the server %s', async (_name, server) => {
  const leads = await deliverTo(await server());
  await new Promise((resolve) => setTimeout(resolve, 700));
  await becomes(leads, { state: 'waiting', attempts: 0 });
});
