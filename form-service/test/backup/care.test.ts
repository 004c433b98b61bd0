import { readFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/app.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { leadRequest, newLead, open } from '../support/stores.ts';

/** What was done to the disk, in its order: `rename a b`, `sync a`. */
const done = vi.hoisted((): string[] => []);

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  return {
    ...real,
    rename: async (from: string, to: string) => {
      await real.rename(from, to);
      done.push(`rename ${to}`);
    },
    open: async (path: string, flags: string) => {
      const handle = await real.open(path, flags);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        done.push(`sync ${path}`);
      };
      return handle;
    },
  };
});

beforeEach(() => void (done.length = 0));

function start() {
  const [folder, backups] = [temporaryFolder(), temporaryFolder()];
  const path = join(folder, 'leads.db');
  const url = `file:${path}`;
  const { leadsTool } = startLeadsTool({ environment: { DATABASE_URL: url, BACKUP_DIR: backups } });
  return { path, url, backups, leadsTool };
}

it('keeps the name of a backup over a power cut', async () => {
  const { url, backups, leadsTool } = start();
  const { store } = await open(url);
  await store.accept(newLead());
  const { path } = JSON.parse(await leadsTool('backup', '--json')) as { path: string };
  expect(done).toEqual([`rename ${path}`, `sync ${backups}`]);
});

it('makes no backup that SQLite finds fault with', async () => {
  const { path, url, leadsTool } = start();
  const { store, close } = await open(url);
  await store.accept(newLead());
  await close();
  // A fault that is copied as it is: nothing may be missing where something is.
  const database = new DatabaseSync(path, { defensive: false });
  database.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, 'last_error TEXT', 'last_error TEXT NOT NULL')`);
  database.close();
  await expect(leadsTool('backup')).rejects.toThrow(/could not be copied: NULL value/u);
});

it('leaves nothing in the file of a lead that was erased', async () => {
  const { path, url } = start();
  const { store, desk, close } = await open(url);
  const message = 'Nobody may read this again.';
  await store.accept(newLead({ request: { ...leadRequest, message } }));
  await desk.erase({ states: ['waiting'] }, 1);
  await close();
  expect(readFileSync(path).includes(message)).toBe(false);
});
