import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { leadMessage } from '../../form-service/src/delivery/message.ts';
import { smtpConnections } from '../../form-service/src/delivery/transport.ts';
import { openDatabase } from '../../form-service/src/leads/sqlite/open-database.ts';
import { SqliteStore } from '../../form-service/src/leads/sqlite/sqlite-store.ts';
import { median } from '../support/load.ts';
import { fill, request } from './leads.ts';
import { report } from './report.ts';
import * as servers from './servers.ts';

const count = 3_000;
const warmUp = 500;
const rounds = 3;

/** The mail that the service sends, so that only what surrounds the sending differs. */
const mail = leadMessage(
  {
    id: randomUUID(),
    request,
    receivedAt: new Date(),
    attempts: 0,
    deliverUntil: new Date(),
  },
  {
    MAIL_FROM: { name: '', address: 'website@example.com' },
    LEADS_TO: [{ name: '', address: 'sales@example.com' }],
    SITE_ORIGINS: ['https://www.example.com'],
  },
);

/** Mails a second through nodemailer's pool, with as many connections as the service has. */
async function rawRate(): Promise<number> {
  const pool = createTransport({
    url: servers.smtpUrl,
    pool: true,
    maxConnections: smtpConnections,
    maxMessages: Number.POSITIVE_INFINITY,
  });
  const sendAll = (n: number) => Promise.all(Array.from({ length: n }, () => pool.sendMail(mail)));
  await sendAll(warmUp);
  const started = performance.now();
  await sendAll(count);
  const seconds = (performance.now() - started) / 1000;
  pool.close();
  return count / seconds;
}

/** Mails a second of the service, from leads that wait in its store to marks that are on disk. */
async function serviceRate(file: string): Promise<number> {
  const database = openDatabase(`file:${file}`);
  fill(database, count + warmUp);
  const store = new SqliteStore(database);
  const service = await servers.startService(servers.smtpUrl, file);
  const untilLeft = async (goal: number) => {
    for (;;) {
      const { waiting } = await store.backlog();
      if (waiting <= goal) return waiting;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const left = await untilLeft(count);
  const started = performance.now();
  await untilLeft(0);
  const seconds = (performance.now() - started) / 1000;
  await servers.stop(service);
  await store.close();
  return left / seconds;
}

/** Delivering a backlog, against the same mails through the raw pooled transport. */
export async function benchDeliveries(folder: string): Promise<void> {
  const mailServer = await servers.startMailServer();
  const raw: number[] = [];
  const delivered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    raw.push(await rawRate());
    delivered.push(await serviceRate(join(folder, `delivery-${round}.db`)));
  }
  await servers.stop(mailServer);
  const [rate, rawMedian] = [median(delivered), median(raw)];
  const perSecond = `${Math.round(rate)} / ${Math.round(rawMedian)} per second`;
  report('deliveries / raw pooled transport', rate / rawMedian, '≥ 0.7', perSecond);
}
