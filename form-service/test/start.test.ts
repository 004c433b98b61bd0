import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { unsafeFileSystem } from '../src/leads/sqlite/open-database.ts';
import { temporaryFolder, testEnvironment } from './support/app.ts';
import { newLead, open } from './support/stores.ts';

const service = join(import.meta.dirname, '../src/main.js');

/** Starts the service, which is expected to end by itself. */
function start(overrides: Record<string, string>, shell = 'exec "$0" "$@"') {
  const { status, stderr, signal } = spawnSync('sh', ['-c', shell, process.execPath, service], {
    env: { PATH: process.env['PATH'], ...testEnvironment(overrides) },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stderr, signal };
}

const inFolder = (name: string) => `file:${join(temporaryFolder(), name)}`;
const pathOf = (url: string) => url.slice('file:'.length);

/** A store with so many leads that damage can be done to it. */
async function fullStore(): Promise<string> {
  const url = inFolder('leads.db');
  const { store, close } = await open(url);
  await Promise.all(Array.from({ length: 200 }, () => store.accept(newLead())));
  await close();
  return url;
}

it.each([
  [
    'a host that nobody knows',
    { HOST: 'nowhere.invalid' },
    /^HOST nowhere\.invalid and PORT \d+ .*(?:ENOTFOUND|EAI_AGAIN)/u,
  ],
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    /^HOST 192\.0\.2\.1 and PORT .*EADDRNOTAVAIL/u,
  ],
  ['a proxy that is everybody', { TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must be networks/u],
  [
    'a bare %',
    { SMTP_URL: 'smtp://web:1%@mail.example' },
    /^SMTP_URL must have user and password percent-encoded/u,
  ],
  [
    'a relative file behind //',
    { DATABASE_URL: 'file://relative/leads.db' },
    /^DATABASE_URL must/u,
  ],
  [
    'a folder as a store',
    { DATABASE_URL: 'file:/' },
    /^DATABASE_URL names a store that can't be opened: /u,
  ],
])('ends with one line and a status of 1 for %s', (_what, overrides, line) => {
  const DATABASE_URL = inFolder('leads.db');
  const { status, stderr } = start({ DATABASE_URL, ...overrides });
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

it('ends with one line where PostgreSQL is away', () => {
  // Port 1 refuses connections.
  const DATABASE_URL = 'postgres://leads:secret@localhost:1/leads';
  const { status, stderr } = start({ DATABASE_URL });
  expect(stderr).toMatch(/^DATABASE_URL names a store that can't be opened: .*ECONNREFUSED.*\n$/u);
  expect(stderr).not.toContain('secret');
  expect(status).toBe(1);
});

it('ends with one line where the head of the store is smashed', async () => {
  const url = await fullStore();
  writeFileSync(pathOf(url), 'x'.repeat(10_000));
  expect(start({ DATABASE_URL: url })).toMatchObject({
    status: 1,
    stderr: "DATABASE_URL names a store that can't be opened: file is not a database\n",
  });
});

it('does not take leads into a store of which a page is damaged', async () => {
  const url = await fullStore();
  const path = pathOf(url);
  // One that nothing reads at the start.
  const database = new DatabaseSync(path);
  const { size } = { ...database.prepare('SELECT page_size AS size FROM pragma_page_size').get() };
  const { root } = {
    ...database
      .prepare("SELECT rootpage AS root FROM sqlite_schema WHERE name = 'leads_state'")
      .get(),
  };
  database.close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, (Number(root) - 1) * Number(size), Number(root) * Number(size));
  writeFileSync(path, bytes);
  const { status, stderr } = start({ DATABASE_URL: url });
  expect(stderr).toMatch(/^DATABASE_URL names a store that can't be opened: it is damaged .+\n$/u);
  expect(status).toBe(1);
});

it('tells why a migration could not be made', () => {
  const url = inFolder('leads.db');
  // Room for the file's head, not for the tables: SQLite rolls back by itself.
  const { status, stderr } = start({ DATABASE_URL: url }, 'ulimit -f 64; exec "$0" "$@"');
  expect(stderr).toMatch(
    /^DATABASE_URL names a store that can't be opened: .*(?:full|disk I\/O).*\n$/u,
  );
  expect(status).toBe(1);
});

it('keeps a store to its owner, also one that an earlier release let all read', async () => {
  const url = inFolder('leads.db');
  const files = ['', '-wal', '-shm'].map((end) => pathOf(url) + end);
  const modes = () =>
    files.filter(existsSync).map((file) => (statSync(file).mode & 0o777).toString(8));
  const first = await open(url);
  await first.store.accept(newLead());
  expect(modes()).toEqual(['600', '600', '600']);
  await first.close();
  chmodSync(pathOf(url), 0o644);
  const second = await open(url);
  await second.store.accept(newLead());
  expect(modes()).toEqual(['600', '600', '600']);
});

it('knows the file systems on which SQLite can lose leads', () => {
  // As Docker Desktop mounts a folder of the machine, and as a Linux disk is.
  expect(unsafeFileSystem('file:/data/leads.db', { type: 0x65735546 })).toBe('FUSE');
  expect(unsafeFileSystem('file:/data/leads.db', { type: 0xef53 })).toBeUndefined();
  expect(unsafeFileSystem(inFolder('leads.db'))).toBeUndefined();
});
