import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { createTransport } from 'nodemailer';
import { leadMessage } from '../../form-service/src/delivery/message.ts';
import { smtpConnections } from '../../form-service/src/delivery/transport.ts';
import { request } from './leads.ts';

/**
 * A process of its own, as new as the service that it is measured against: prints how many mails a
 * second nodemailer's pool sends, with as many connections as the service has.
 * `node bench/form-service/raw-mails.ts <SMTP URL> <mails before the clock starts> <mails>`
 */
const [url = '', warmUp, count] = process.argv.slice(2);

/** The mail that the service sends, so that only what surrounds the sending differs. */
const mail = leadMessage(
  {
    id: randomUUID(),
    request,
    receivedAt: new Date(),
    signals: [],
    releasedAt: undefined,
    attempts: 0,
    deliverUntil: new Date(),
    mailedTo: [],
  },
  {
    MAIL_FROM: { name: '', address: 'website@example.com' },
    LEADS_TO: { others: [{ name: '', address: 'sales@example.com' }], rules: [] },
    SITE_ORIGINS: ['https://www.example.com'],
  },
);

const pool = createTransport({
  url,
  pool: true,
  maxConnections: smtpConnections,
  maxMessages: Number.POSITIVE_INFINITY,
});
const sendAll = (n: number) => Promise.all(Array.from({ length: n }, () => pool.sendMail(mail)));

await sendAll(Number(warmUp));
const started = performance.now();
await sendAll(Number(count));
const seconds = (performance.now() - started) / 1000;
pool.close();
process.stdout.write(String(Number(count) / seconds));
