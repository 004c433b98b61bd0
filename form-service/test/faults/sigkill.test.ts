import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/app.ts';
import { Load } from '../support/load.ts';
import { freePort, killAtOnce, startService, startSmtpProcess } from '../support/processes.ts';

const rounds = 50;

/** A worker's window: what one kill can leave between the server's 250 and our mark. */
const window = 10;

it(`loses nothing and repeats only what was in flight, in ${rounds} rounds of SIGKILL`, async () => {
  const folder = temporaryFolder();
  const log = join(folder, 'mails.log');
  writeFileSync(log, '');
  const [port, smtpPort] = [await freePort(), await freePort()];
  await startSmtpProcess(smtpPort, log);
  const environment = {
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    RATE_LIMIT_MAX: '1000000',
    LEADS_PER_HOUR: '1000000',
  };
  const load = new Load(port);
  load.start(4);
  for (let round = 0; round < rounds; round += 1) {
    const service = await startService(environment);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    await killAtOnce(service);
  }
  await load.stop();
  await startService(environment);

  const mails = () => readFileSync(log, 'utf8').trim().split('\n');
  // What was leased to a killed worker is sent when its lease of 45 seconds is over.
  await vi.waitFor(
    () => expect([...load.acknowledged].filter((id) => !mails().includes(id))).toEqual([]),
    { timeout: 100_000, interval: 500 },
  );
  expect(load.acknowledged.size).toBeGreaterThan(rounds);
  const times = Map.groupBy(mails(), (id) => id);
  const repeated = [...times.values()].filter((ids) => ids.length > 1);
  expect(repeated.length).toBeLessThanOrEqual(rounds * window);
  console.info(
    `${load.acknowledged.size} leads acknowledged, ${times.size} mailed, ${repeated.length} twice`,
  );
}, 400_000);
