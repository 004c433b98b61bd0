import { join } from 'node:path';
import pino from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { MemoryCounters } from '../../src/counters/memory-counters.ts';
import { Housekeeping } from '../../src/delivery/housekeeping.ts';
import { sendEntry } from '../../src/delivery/send-mail.ts';
import { openMailServer, smtpConnections, type SendMail } from '../../src/delivery/transport.ts';
import { DeliveryWorker } from '../../src/delivery/worker.ts';
import type { Settlement } from '../../src/leads/outbox.ts';
import type { Clock, Timing } from '../../src/time.ts';
import { temporaryFolder, testEnvironment } from './app.ts';
import { TestClock, timeOf, type MovableClock } from './clocks.ts';
import { startMailbox } from './mailbox.ts';
import { open } from './stores.ts';

interface Options<OfTest extends Clock> {
  readonly clock: OfTest;
  /** In the place of a mail server. */
  readonly send?: SendMail;
  /** Where it is not a mailbox of its own. */
  readonly url?: string;
  readonly server?: SMTPServerOptions;
  readonly timing?: Partial<Timing>;
}

/**
 * What mails the outbox: a store, a mail server that keeps what it is sent, and a worker. Housekeeping is
 * done when the test asks for it.
 */
export async function startMailService<OfTest extends Clock = MovableClock>(
  overrides: Record<string, string> = {},
  { clock, send, url, server, timing }: Options<OfTest>,
) {
  const mailbox = await startMailbox(server);
  onTestFinished(mailbox.close);
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const SMTP_URL = url ?? mailbox.url;
  const config = readConfig(testEnvironment({ DATABASE_URL, SMTP_URL, ...overrides }));
  const time = timeOf(clock, timing);
  const leads = await open(DATABASE_URL, undefined, time);
  const { desk, store } = leads;
  const { outbox } = store;
  const mailServer = openMailServer(config, time.timing.smtp);
  onTestFinished(() => mailServer.close());
  const sendMail = vi.fn<SendMail>(send ?? mailServer.send);
  const log = pino({ level: 'silent' });
  const settled: { kind: string; id: string; settlement: Settlement }[] = [];
  const counters = new MemoryCounters(clock);
  const service = { config, clock, counters, desk, outbox, sendMail };
  const worker = new DeliveryWorker(
    {
      channel: 'mail',
      connections: smtpConnections,
      outbox,
      send: (entry, attempt) => sendEntry(entry, attempt, service),
      onSettled: ({ kind, id }, settlement) => void settled.push({ kind, id, settlement }),
      log,
    },
    // Nobody sees a mail through to its end when a test is over.
    { ...time.timing.mail, closeTimeout: 0 },
    clock,
  );
  worker.start();
  onTestFinished(async () => {
    const stopped = worker.stop();
    if (clock instanceof TestClock) await clock.pass(1_000);
    await stopped;
  });
  const housekeeping = new Housekeeping({ config, desk, outbox, log }, time);
  return { clock, mailbox, config, ...leads, outbox, sendMail, log, worker, settled, housekeeping };
}
