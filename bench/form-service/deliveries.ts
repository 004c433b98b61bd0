import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { openDatabase } from '../../form-service/src/leads/sqlite/open-database.ts';
import { SqliteStore } from '../../form-service/src/leads/sqlite/sqlite-store.ts';
import { median, medianRatio } from '../support/statistics.ts';
import { fill } from './leads.ts';
import { report } from '../support/report.ts';
import * as servers from './servers.ts';

const run = promisify(execFile);

const count = 3_000;
const warmUp = 1_000;
const rounds = 5;

/** Mails a second through nodemailer's pool alone, in a process with as little memory as the service. */
async function rawRate(): Promise<number> {
  const script = join(import.meta.dirname, 'raw-mails.ts');
  const args = [...servers.nodeFlags, script, servers.smtpUrl, String(warmUp), String(count)];
  return Number((await run(process.execPath, args)).stdout);
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
  const perSecond = `${Math.round(median(delivered))} / ${Math.round(median(raw))} per second`;
  report('deliveries / raw pooled transport', medianRatio(delivered, raw), '≥ 0.7', perSecond);
}
