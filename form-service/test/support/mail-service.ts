import { join } from 'node:path';
import pino from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { DeskMail } from '../../src/desk/desk-mail.ts';
import { openMailServer, type SendMail } from '../../src/delivery/transport.ts';
import { temporaryFolder, testEnvironment } from './app.ts';
import { startMailbox } from './mailbox.ts';
import { open } from './stores.ts';

/**
 * What the mails about waiting leads are made of: a store, and a mail server that keeps what it is
 * sent. Nothing runs by itself, as it does in an app.
 */
export async function startMailService(
  overrides: Record<string, string> = {},
  server?: SMTPServerOptions,
) {
  const mailbox = await startMailbox(server);
  onTestFinished(mailbox.close);
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const config = readConfig(testEnvironment({ DATABASE_URL, SMTP_URL: mailbox.url, ...overrides }));
  const leads = await open(DATABASE_URL);
  const mailServer = openMailServer(config);
  onTestFinished(() => mailServer.close());
  const sendMail = vi.fn<SendMail>(mailServer.send);
  const log = pino({ level: 'silent' });
  const deskMail = new DeskMail({ config, sendMail, log });
  return { mailbox, config, ...leads, sendMail, deskMail, log };
}
