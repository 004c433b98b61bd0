import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BackupSchedule } from '../../src/leads/backup/backup-schedule.ts';
import { listBackups } from '../../src/leads/backup/backup-folder.ts';
import { SqliteBackup } from '../../src/leads/sqlite/sqlite-backup.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { TestClock, timeOf } from '../support/clocks.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { newLead, open as openLeads } from '../support/stores.ts';

const hour = 3_600_000;
const noon = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(noon.getTime() + count * hour);

async function start(keep = 3) {
  const url = `file:${join(temporaryFolder(), 'leads.db')}`;
  const leads = await openLeads(url);
  const folder = join(temporaryFolder(), 'backups');
  const store = new SqliteBackup(url);
  const errors: unknown[] = [];
  const log = pino({ level: 'silent' });
  log.error = (line: unknown) => void errors.push(line);
  const clock = new TestClock(noon);
  const open = () => Promise.resolve(store);
  const schedule = new BackupSchedule(open, { folder, keep }, timeOf(clock), log);
  const accept = () => leads.store.accept(newLead());
  await accept();
  return { accept, clock, schedule, folder, store, errors };
}

it('makes one backup a day, keeps the newest, and leaves alone what is not its own', async () => {
  const { clock, schedule, folder } = await start();
  await schedule.run();
  writeFileSync(join(folder, 'before-restore-20260101T000000Z.db'), '');
  for (let i = 1; i <= 4 * 24; i += 1) {
    clock.set(hour);
    await schedule.run();
  }
  expect(readdirSync(folder).toSorted()).toEqual([
    'before-restore-20260101T000000Z.db',
    'leads-20261123T120000Z.db',
    'leads-20261124T120000Z.db',
    'leads-20261125T120000Z.db',
  ]);
  clock.set(hour);
  expect(await schedule.age()).toBe(hour);
});

it('keeps its history where the clock is set forward by years, and back again', async () => {
  const { clock, schedule, folder } = await start();
  const run = async () => {
    await schedule.run();
    return (await listBackups(folder)).map(({ madeAt }) => madeAt.getUTCFullYear());
  };
  await run();
  clock.set(24 * hour);
  expect(await run()).toEqual([2026, 2026]);
  const years = 73 * 365 * 24 * hour;
  clock.set(years);
  expect(await run()).toEqual([2099, 2026, 2026]);
  clock.set(-years);
  for (let i = 1; i < 23; i += 1) {
    clock.set(hour);
    expect(await run()).toEqual([2099, 2026, 2026]);
  }
  expect(await schedule.age()).toBe(22 * hour);
  clock.set(2 * hour);
  // The one of the future is older than the third of the present.
  expect(await run()).toEqual([2026, 2026, 2026]);
});

it('goes on where the clock is of 1970, and keeps what was made before', async () => {
  const { clock, schedule, folder } = await start();
  await schedule.run();
  clock.set(-56 * 365 * 24 * hour);
  await schedule.run();
  await schedule.run();
  expect(await listBackups(folder)).toHaveLength(2);
  expect(await schedule.age()).toBe(0);
});

it('clears away what a process that was killed left of a backup, once it is a day old', async () => {
  const { clock, schedule, folder } = await start();
  await schedule.run();
  const left = (name: string, time: Date) => {
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), time, time);
  };
  left('leads-20261121T110000Z.db.part', hours(-1));
  left('leads-20261122T110000Z.db.part', hours(23));
  clock.set(24 * hour);
  await schedule.run();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([
    'leads-20261122T110000Z.db.part',
  ]);
});

it('keeps backups to their owner', async () => {
  const { schedule, folder } = await start();
  await schedule.run();
  const [backup] = await listBackups(folder);
  expect(statSync(backup?.path ?? '').mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('counts only what was checked, and tries again in an hour', async () => {
  const { clock, schedule, folder, store, errors } = await start();
  const copy = store.copy.bind(store);
  vi.spyOn(store, 'copy').mockImplementationOnce(async (target, signal) => {
    await copy(target, signal);
    throw new Error('database disk image is malformed');
  });
  const end = schedule.start();
  await expect.poll(() => errors).toEqual([{ error: 'database disk image is malformed' }]);
  expect(readdirSync(folder)).toEqual([]);
  expect(await schedule.age()).toBe(Number.POSITIVE_INFINITY);
  await clock.pass(hour);
  await expect.poll(() => schedule.age()).toBe(0);
  await end();
});

it('lets visitors in while it copies, and has every lead of before', async () => {
  const { store, folder, schedule, accept } = await start();
  await Promise.all(Array.from({ length: 2_000 }, accept));
  const order: string[] = [];
  await Promise.all([
    schedule.run().then(() => order.push('backed up')),
    accept().then(() => order.push('accepted')),
  ]);
  expect(order).toEqual(['accepted', 'backed up']);
  const [backup] = await listBackups(folder);
  const { leads: kept } = await store.read(backup?.path ?? '');
  expect(kept.length).toBeGreaterThanOrEqual(2_001);
});

it('is told of on /metrics once the service has made one, where a folder is configured', async () => {
  const folder = temporaryFolder();
  const app = await startApp({ BACKUP_DIR: folder });
  const metrics = async () => (await app.inject('/metrics')).body;
  expect(await metrics()).toMatch(/^leads_backup_age_seconds (?:\+Inf|\d)/mu);
  await vi.waitFor(async () => expect(await listBackups(folder)).toHaveLength(1), {
    timeout: 30_000,
  });
  expect(await metrics()).toMatch(/^leads_backup_age_seconds \d/mu);
  const without = await startApp();
  expect((await without.inject('/metrics')).body).not.toContain('leads_backup_age_seconds');
});

it('is listed for the operator', async () => {
  const { schedule, folder } = await start();
  const { leadsTool } = startLeadsTool({ environment: { BACKUP_DIR: folder } });
  expect(await leadsTool('backup', '--list')).toBe(`There is no backup in ${folder}.`);
  await schedule.run();
  expect(await leadsTool('backup', '--list')).toMatch(
    /^2026-11-21 12:00 .* \S+leads-20261121T120000Z\.db$/mu,
  );
  expect(JSON.parse(await leadsTool('backup', '--list', '--json'))).toMatchObject([
    { madeAt: '2026-11-21T12:00:00.000Z' },
  ]);
  const lost = startLeadsTool({});
  await expect(lost.leadsTool('backup')).rejects.toThrow('Name one folder, or set BACKUP_DIR.');
});

it('says in words that there is nothing to back up, or nothing to do it with', async () => {
  const folder = temporaryFolder();
  const DATABASE_URL = `file:${join(folder, 'absent.db')}`;
  const { leadsTool } = startLeadsTool({ environment: { DATABASE_URL, BACKUP_DIR: folder } });
  await expect(leadsTool('backup')).rejects.toThrow('could not be copied: there is no store yet');
  expect(readdirSync(folder)).toEqual([]);
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { run } = await import('../../src/leads/postgres/programs.ts');
  await expect(run('pg_dump', []).next()).rejects.toThrow(/^pg_dump is not installed here\./u);
});
