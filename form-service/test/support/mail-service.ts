import { join } from 'node:path';
import pino from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { MemoryCounters } from '../../src/counters/memory-counters.ts';
import { Housekeeping } from '../../src/delivery/housekeeping.ts';
import { sendEntry } from '../../src/delivery/send-mail.ts';
import { openMailServer, smtpTimeouts, type SendMail } from '../../src/delivery/transport.ts';
import { DeliveryWorker, type DeliveryTiming } from '../../src/delivery/worker.ts';
import type { Settlement } from '../../src/leads/outbox.ts';
import { timing } from '../../src/plugins/delivery.ts';
import { temporaryFolder, testEnvironment } from './app.ts';
import { startMailbox } from './mailbox.ts';
import { open } from './stores.ts';

/** A clock that stands still until it is moved. Timers go on by the real one. */
export function movableClock(start: Date = new Date()) {
  let offset = 0;
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + offset);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => {
    vi.useRealTimers();
    spy.mockRestore();
  });
  return (milliseconds: number) => {
    offset += milliseconds;
    vi.setSystemTime(Date.now() + milliseconds);
  };
}

interface Options {
  /** Where it is not a mailbox of its own. */
  readonly url?: string;
  readonly server?: SMTPServerOptions;
  readonly timing?: Partial<DeliveryTiming>;
  readonly timeouts?: Partial<typeof smtpTimeouts>;
}

/**
 * What mails the outbox: a store, a mail server that keeps what it is sent, and a worker. Housekeeping is
 * done when the test asks for it.
 */
export async function startMailService(
  overrides: Record<string, string> = {},
  { url, server, timing: changes, timeouts }: Options = {},
) {
  const mailbox = await startMailbox(server);
  onTestFinished(mailbox.close);
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const SMTP_URL = url ?? mailbox.url;
  const config = readConfig(testEnvironment({ DATABASE_URL, SMTP_URL, ...overrides }));
  const leads = await open(DATABASE_URL);
  const { desk, store } = leads;
  const { outbox } = store;
  const mailServer = openMailServer(config, undefined, { ...smtpTimeouts, ...timeouts });
  onTestFinished(() => mailServer.close());
  const sendMail = vi.fn<SendMail>(mailServer.send);
  const log = pino({ level: 'silent' });
  const settled: { kind: string; id: string; settlement: Settlement }[] = [];
  const service = { config, counters: new MemoryCounters(), desk, outbox, sendMail };
  const worker = new DeliveryWorker(
    {
      channel: 'mail',
      outbox,
      send: (entry, attempt) => sendEntry(entry, attempt, service),
      onSettled: ({ kind, id }, settlement) => void settled.push({ kind, id, settlement }),
      log,
    },
    { ...timing, pollInterval: 10, closeTimeout: 500, ...changes },
  );
  worker.start();
  onTestFinished(() => worker.stop());
  const housekeeping = new Housekeeping({ config, desk, outbox, log });
  return { mailbox, config, ...leads, outbox, sendMail, log, worker, settled, housekeeping };
}
