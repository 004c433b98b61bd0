import { Readable } from 'node:stream';
import { domainOf } from '@sunfield/shared/mailbox';
import type { SendMailOptions } from 'nodemailer';
import { nodemailer } from '../commonjs.ts';
import type { Config } from '../config.ts';
import type { Mailbox } from '../config-values.ts';
import type { Timing } from '../time.ts';

/** Connections to the mail server that stay open between mails: 25 times as fast as one for each. */
export const smtpConnections = 5;

export interface Mail extends Omit<SendMailOptions, 'to' | 'envelope'> {
  /** As the header shows them. Objects: in a string, a comma would make a second recipient. */
  readonly to: Mailbox | Mailbox[];
  /** The addresses it is sent to, where they aren't all of `to`. */
  readonly recipients?: readonly string[];
  /** Called when the server is asked to take it, when it begins to read its words, and when it has them all. */
  readonly onBegun?: () => void;
  readonly onText?: () => void;
  readonly onSaid?: () => void;
}

/** What the server said of a mail that it took for at least one recipient. */
export interface SentMail {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  readonly rejectedErrors?: readonly Error[] | undefined;
}

/** Sends a mail; rejects with nodemailer's error when the server took it for nobody. */
export type SendMail = (mail: Mail) => Promise<SentMail>;

export interface MailServer {
  /** What the server is greeted with. */
  readonly name: string;
  readonly send: SendMail;
  readonly close: () => void;
}

export type MailServerConfig = Pick<Config, 'SMTP_URL' | 'SMTP_NAME' | 'MAIL_FROM' | 'BOUNCES_TO'>;

type Watched = Pick<Mail, 'onBegun' | 'onText' | 'onSaid'>;

/** Has a mail tell when it is read: nothing of it is before the server has asked for it. */
async function* watched(mail: Readable, { onText, onSaid }: Watched) {
  onText?.();
  yield* mail;
  onSaid?.();
}

/** Is told what a connection says, line by line: nodemailer leaves out passwords, and the mail itself. */
export type Listener = (who: 'client' | 'server', line: string) => void;

function loggerOver(listen: Listener) {
  const ignore = () => undefined;
  const hear = ({ tnx }: { readonly tnx?: string }, line: string) => {
    if (tnx === 'client' || tnx === 'server') listen(tnx, line);
  };
  return { trace: ignore, debug: hear, info: ignore, warn: ignore, error: ignore, fatal: ignore };
}

/** A pool of connections to the mail server. What it can't deliver later it returns to `BOUNCES_TO`. */
export function openMailServer(
  { SMTP_URL, SMTP_NAME, MAIL_FROM, BOUNCES_TO }: MailServerConfig,
  timeouts: Timing['smtp'],
  listen?: Listener,
): MailServer {
  // By itself nodemailer says a container's address, which strict servers refuse (RFC 5321, 4.1.1.1).
  const name = SMTP_NAME ?? domainOf(MAIL_FROM.address);
  const pool = nodemailer.createTransport({
    url: SMTP_URL,
    name,
    pool: true,
    // Beside those that wait for long, as many again.
    maxConnections: 2 * smtpConnections,
    // The lead is tried again in any case: a mail that found a closed connection gets one more.
    maxRequeues: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(listen && { transactionLog: true, logger: loggerOver(listen) }),
  });
  pool.use('stream', ({ data, message }, done) => {
    // Once a connection is ready for it.
    message.processFunc((mail) => {
      (data as Watched).onBegun?.();
      return Readable.from(watched(mail, data as Watched));
    });
    done();
  });
  const { address: from } = BOUNCES_TO ?? MAIL_FROM;
  return {
    name,
    send: ({ to, recipients, ...mail }) => {
      const mailboxes = [to].flat();
      const addresses = recipients ?? mailboxes.map(({ address }) => address);
      return pool.sendMail({ ...mail, to: mailboxes, envelope: { from, to: [...addresses] } });
    },
    close: () => pool.close(),
  };
}
