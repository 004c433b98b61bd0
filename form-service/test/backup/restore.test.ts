import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LeadState } from '../../src/leads/lead.ts';
import { isPostgres } from '../../src/leads/open-leads.ts';
import { restoreLock } from '../../src/leads/postgres/migrations.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { hasPgDump } from '../support/backups.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { startMailbox } from '../support/mailbox.ts';
import { hasPostgres, queryPostgres, temporaryDatabase } from '../support/services.ts';
import { newLead, open, type OpenLeads } from '../support/stores.ts';

interface Store {
  readonly url: string;
  /** As a machine that is gone: nothing of it is left. */
  readonly destroy: () => Promise<void>;
  /** Says that a release of the future wrote it. */
  readonly makeNewer: () => Promise<void>;
}

function sqliteStore(): Promise<Store> {
  const folder = temporaryFolder();
  const path = join(folder, 'store', 'leads.db');
  return Promise.resolve({
    url: `file:${path}`,
    destroy: () => {
      rmSync(join(folder, 'store'), { recursive: true });
      return Promise.resolve();
    },
    makeNewer: () => {
      const database = new DatabaseSync(path);
      database.exec('PRAGMA user_version = 99');
      database.close();
      return Promise.resolve();
    },
  });
}

async function postgresStore(): Promise<Store> {
  const url = await temporaryDatabase();
  const query = (sql: string) => queryPostgres(url, sql);
  return {
    url,
    destroy: () => query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    makeNewer: () => query('UPDATE lead_schema SET version = 99'),
  };
}

const stores = [
  ['SQLite', sqliteStore, true],
  ['PostgreSQL', postgresStore, hasPostgres && hasPgDump],
] as const;

async function accept({ store }: OpenLeads, state: 'waiting' | 'quarantined' = 'waiting') {
  const accepted = await store.accept(newLead({ state }));
  if (!('id' in accepted)) throw new Error('a new lead is no conflict');
  return accepted.id;
}

async function settle(
  leads: OpenLeads,
  id: string,
  state: Extract<LeadState, 'delivered' | 'failed'>,
) {
  const claimed = await leads.store.outbox.claim('mail', 100, 60_000);
  for (const lead of claimed) {
    // U+2028, which some readers of lines take for an end, makes no two rows of one.
    const outcome =
      state === 'failed' ? { outcome: state, error: '552 too\u2028large' } : { outcome: state };
    await leads.store.outbox.settle(lead, lead.id === id ? outcome : { outcome: 'release' });
  }
}

/** What SQLite and PostgreSQL say of a file that is none, or half of one. */
const isNoBackup = /can't be used as a backup|^pg_restore: |holds no leads/u;

const lockWaitedFor = `
  SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;

/** Sees a service kept from starting. Returns how it starts when that is over. */
async function keptOut(url: string): Promise<() => Promise<OpenLeads>> {
  if (!isPostgres(url)) {
    await expect(open(url)).rejects.toThrow('Leads are being restored');
    return () => open(url);
  }
  const opening = open(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await expect.poll(async () => (await client.query(lockWaitedFor)).rowCount).toBe(1);
  await client.end();
  return () => opening;
}

describe.each(stores.filter(([, , isThere]) => isThere))(
  'backing up and restoring (%s)',
  (_, make) => {
    async function start(answer = true) {
      const made = await make();
      const backups = temporaryFolder();
      const environment = { DATABASE_URL: made.url, BACKUP_DIR: backups };
      const tool = startLeadsTool({ answer, environment });
      const backUp = async () => {
        const { path } = JSON.parse(await tool.leadsTool('backup', '--json')) as { path: string };
        return path;
      };
      return { ...made, ...tool, environment, backups, backUp };
    }

    it('brings back the same leads after the store is gone, and mails those that waited once', async () => {
      const { url, destroy, leadsTool, backUp } = await start();
      const before = await open(url);
      const failed = await accept(before);
      await settle(before, failed, 'failed');
      const delivered = await accept(before);
      await settle(before, delivered, 'delivered');
      await accept(before, 'quarantined');
      const waiting = await accept(before);
      const records = await before.desk.list({}, { limit: 10 });
      const path = await backUp();
      await before.close();
      await destroy();

      const told = await leadsTool('restore', path, '--yes');
      expect(told).toContain(
        '1 waiting, 1 delivered, 0 taken, 0 answered, 1 failed, 1 quarantined, 0 spam',
      );
      expect(told).toContain('1 lead will be mailed as soon as the service runs.\n');
      expect(told).toContain('2 leads will wait for a person: 1 failed, 1 held.');
      expect(told).toMatch(/4 leads are restored\.$/u);
      const after = await open(url);
      expect(await after.desk.list({}, { limit: 10 })).toEqual(records);
      await after.close();

      const mailbox = await startMailbox();
      onTestFinished(mailbox.close);
      const app = await startApp({ DATABASE_URL: url, SMTP_URL: mailbox.url });
      const isSettled = async () => (await app.desk.counts()).waiting === 0;
      await vi.waitFor(async () => expect(await isSettled()).toBe(true), { timeout: 30_000 });
      const ids = mailbox.mails
        .filter(({ subject }) => !subject?.startsWith('Website:') && !subject?.startsWith('Held'))
        .map(({ messageId }) => messageId);
      expect(ids).toEqual([`<${waiting}@sunfield.example>`]);
    });

    it('says what has been delivered since, and what has come since, before it asks', async () => {
      const { url, leadsTool, backUp, questions, lines, backups } = await start(false);
      const leads = await open(url);
      const repeated = await accept(leads);
      await accept(leads);
      const path = await backUp();
      await settle(leads, repeated, 'delivered');
      const later = await accept(leads);
      await leads.close();

      expect(await leadsTool('restore', path)).toContain('Nothing was restored.');
      expect(questions).toEqual(['Replace the 3 leads of the store by the 2 of the backup?']);
      const told = lines.join('\n');
      expect(told).toContain(
        '2 leads will be mailed as soon as the service runs. 1 of them was delivered since',
      );
      expect(told).toMatch(new RegExp(`^${repeated} .* delivered since$`, 'mu'));
      expect(told).toContain('1 lead of the present store is not in the backup');
      expect(told).toMatch(new RegExp(`^${later} .* waiting$`, 'mu'));
      const untouched = await open(url);
      expect((await untouched.desk.list({}, { limit: 10 })).map(({ id }) => id)).toContain(later);
      await untouched.close();

      // What it replaces is kept, as a backup of its own.
      expect(await leadsTool('restore', path, '--yes')).toMatch(
        /What was there before is in \S+before-restore-/u,
      );
      const [kept = ''] = readdirSync(backups).filter((name) => name.startsWith('before-restore-'));
      expect(await leadsTool('restore', join(backups, kept), '--yes')).toContain(
        '3 leads are restored.',
      );
      const back = await open(url);
      expect((await back.desk.find(later))?.state).toBe('waiting');
      expect((await back.desk.find(repeated))?.state).toBe('delivered');
    });

    it('refuses while a service runs on the store, unless told', async () => {
      const { url, leadsTool, backUp } = await start();
      const leads = await open(url);
      const kept = await accept(leads);
      const path = await backUp();
      await accept(leads);
      await expect(leadsTool('restore', path, '--yes')).rejects.toThrow(
        'A service runs on this store',
      );
      expect(await leads.store.backlog()).toMatchObject({ waiting: 2 });
      await leadsTool('restore', path, '--yes', '--force');
      // The running service sees what was restored, and goes on.
      expect((await leads.desk.list({}, { limit: 10 })).map(({ id }) => id)).toEqual([kept]);
      await accept(leads);
      expect(await leads.store.backlog()).toMatchObject({ waiting: 2 });
    });

    it('lets no service begin from the question to the end', async () => {
      const { url, environment, backUp } = await start();
      const leads = await open(url);
      const kept = await accept(leads);
      const path = await backUp();
      await leads.close();
      let begin: () => Promise<OpenLeads> = () => open(url);
      const confirm = async () => {
        begin = await keptOut(url);
        return true;
      };
      const { leadsTool } = startLeadsTool({ confirm, environment });
      expect(await leadsTool('restore', path)).toContain('1 lead is restored.');
      const after = await begin();
      expect((await after.desk.list({}, { limit: 10 })).map(({ id }) => id)).toEqual([kept]);
    });

    it('refuses what a newer release has made, and goes over it only when told', async () => {
      const { url, makeNewer, leadsTool, backUp } = await start();
      const leads = await open(url);
      const id = await accept(leads);
      await leads.close();
      const path = await backUp();
      await makeNewer();
      const newer = `${path.slice(0, path.lastIndexOf('/'))}/newer`;
      copyFileSync(await backUp(), newer);
      await expect(leadsTool('restore', path, '--yes')).rejects.toThrow(
        /by a newer release \(schema 99; this one knows \d+\)/u,
      );
      await leadsTool('restore', path, '--yes', '--force');
      const restored = await open(url);
      expect((await restored.desk.find(id))?.id).toBe(id);
      await restored.close();
      await expect(leadsTool('restore', newer, '--yes', '--force')).rejects.toThrow(
        'made by a newer release (schema 99',
      );
    });

    it('refuses a file that is no backup, or half of one, and touches nothing', async () => {
      const { url, leadsTool, backUp, folder } = await start();
      const leads = await open(url);
      const id = await accept(leads);
      const path = await backUp();
      await leads.close();
      writeFileSync(join(folder, 'text'), 'no backup');
      await expect(leadsTool('restore', 'text', '--yes')).rejects.toThrow(isNoBackup);
      await expect(leadsTool('restore', 'absent', '--yes')).rejects.toThrow(isNoBackup);
      const half = join(folder, 'half');
      copyFileSync(path, half);
      truncateSync(half, Math.floor(statSync(path).size / 2));
      await expect(leadsTool('restore', 'half', '--yes')).rejects.toThrow(isNoBackup);
      const after = await open(url);
      expect(await after.desk.find(id)).toBeDefined();
    });
  },
);

it('puts a store that can’t be read out of the way, when told', async () => {
  const { url } = await sqliteStore();
  const path = url.slice('file:'.length);
  const folder = temporaryFolder();
  const environment = { DATABASE_URL: url, BACKUP_DIR: folder };
  const { leadsTool } = startLeadsTool({ environment });
  const leads = await open(url);
  const id = await accept(leads);
  const { path: backup } = JSON.parse(await leadsTool('backup', '--json')) as { path: string };
  await leads.close();
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'x'.repeat(10_000));
  await expect(leadsTool('restore', backup, '--yes')).rejects.toThrow("can't be read");
  expect(await leadsTool('restore', backup, '--yes', '--force')).toContain(`is in ${path}.broken-`);
  const restored = await open(url);
  expect((await restored.desk.find(id))?.id).toBe(id);
});

it.skipIf(!hasPostgres)(
  'is waited for by a service that starts, however long it takes',
  async () => {
    const url = await temporaryDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('SELECT pg_advisory_lock($1)', [restoreLock]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const starting = startApp({ DATABASE_URL: url });
    while ((await client.query(lockWaitedFor)).rowCount === 0);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    await client.query('SELECT pg_advisory_unlock($1)', [restoreLock]);
    expect((await (await starting).inject('/readyz')).statusCode).toBe(200);
  },
);
