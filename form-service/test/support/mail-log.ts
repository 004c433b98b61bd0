import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './app.ts';
import { startSmtpProcess } from './processes.ts';

/** What a mail server in a process of its own tells of a mail that it took. */
export interface LoggedMail {
  readonly sender: string;
  /** The lead's, out of the Message-ID. */
  readonly id: string;
  readonly messageId: string;
  /** The message's first word. */
  readonly words: string;
}

function readMails(log: string): LoggedMail[] {
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [sender = '', messageId = '', words = ''] = line.split(' ');
    return { sender, id: messageId.slice(1, messageId.indexOf('@')), messageId, words };
  });
}

/** Starts a mail server that outlives whatever happens to the services. */
export async function startMailLog(
  given?: number,
): Promise<{ url: string; mails: () => LoggedMail[] }> {
  const log = join(temporaryFolder(), 'mails.log');
  writeFileSync(log, '');
  const port = await startSmtpProcess(log, given);
  return { url: `smtp://127.0.0.1:${port}`, mails: () => readMails(log) };
}
