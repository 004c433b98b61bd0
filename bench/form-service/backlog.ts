import { join } from 'node:path';
import { openDatabase } from '../../form-service/src/leads/sqlite/open-database.ts';
import { SqliteStore } from '../../form-service/src/leads/sqlite/sqlite-store.ts';
import { systemTime } from '../../form-service/src/time.ts';
import { peakMemory } from '../support/process.ts';
import { median } from '../support/statistics.ts';
import { fill, load } from './leads.ts';
import { report } from '../support/report.ts';
import * as servers from './servers.ts';

/** Milliseconds that claiming 10 leads takes, its commit included. */
async function claimTime(store: SqliteStore): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 200; i += 1) {
    const started = performance.now();
    const leads = await store.outbox.claim('mail', 10, 60_000);
    times.push(performance.now() - started);
    await Promise.all(leads.map((lead) => store.outbox.settle(lead, { outcome: 'release' })));
  }
  return median(times);
}

/** Memory and claiming, as the backlog grows. */
export async function benchBacklog(folder: string, seconds: number): Promise<void> {
  const file = join(folder, 'backlog.db');
  const database = openDatabase(`file:${file}`);
  const store = new SqliteStore(database, systemTime);
  fill(database, 1_000);
  const small = await claimTime(store);
  fill(database, 99_000);

  // As in production, an earlier start has left everything compiled.
  await servers.stop(await servers.startService(servers.deadSmtpUrl, file), 'SIGTERM');
  const service = await servers.startService(servers.deadSmtpUrl, file);
  const idle = peakMemory(service);
  await load(servers.servicePort, seconds);
  const memory = peakMemory(service);
  await servers.stop(service);
  const detail = `${idle.toFixed(0)} MB before the load`;
  report('peak memory with 100,000 waiting, under load (MB)', memory, '< 150', detail);

  const { waiting } = await store.backlog();
  fill(database, 1_000_000 - waiting);
  const large = await claimTime(store);
  await store.close();
  const times = `${large.toFixed(2)} / ${small.toFixed(2)} ms`;
  report('claim from 1,000,000 / from 1,000', large / small, '≤ 2', times);
}
