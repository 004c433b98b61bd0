import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GroupCommit } from '../../src/leads/sqlite/group-commit.ts';
import { openDatabase } from '../../src/leads/sqlite/open-database.ts';
import { Reserve } from '../../src/leads/sqlite/reserve.ts';
import { SqliteStore } from '../../src/leads/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../support/app.ts';
import { newLead } from '../support/stores.ts';
import { systemTime } from '../../src/time.ts';

function openFile(): { database: DatabaseSync; commits: () => number; version: () => unknown } {
  const url = `file:${join(temporaryFolder(), 'leads.db')}`;
  const database = openDatabase(url);
  const witness = openDatabase(url);
  const exec = vi.spyOn(database, 'exec');
  onTestFinished(() => {
    witness.close();
    if (database.isOpen) database.close();
  });
  return {
    database,
    commits: () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length,
    // Changes with every commit of another connection.
    version: () => witness.prepare('PRAGMA data_version').get()?.['data_version'],
  };
}

it('commits the leads of one turn of the event loop together, before any is answered', async () => {
  const { database, commits, version } = openFile();
  const store = new SqliteStore(database, systemTime);
  const before = version();
  const accepts = Array.from({ length: 50 }, () => store.accept(newLead()));
  expect(version()).toBe(before);
  await Promise.race(accepts);
  expect(commits()).toBe(1);
  expect(version()).not.toBe(before);
  expect((await store.backlog()).waiting).toBe(50);
  await Promise.all(accepts);
  await store.accept(newLead());
  expect(commits()).toBe(2);
});

it('writes through to the disk at every commit', () => {
  const { database } = openFile();
  const pragma = (name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];
  expect(pragma('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(pragma('synchronous')).toBe(2);
});

/** As node:sqlite tells what SQLite says; `errcode` as https://www.sqlite.org/rescode.html has it. */
const failing = (errcode: number) => () => {
  throw Object.assign(new Error('disk I/O error'), { errcode });
};
const ioErrorWrite = 778;
const constraint = 19;

it('keeps nothing of a write that failed, and all of those beside it', async () => {
  const { database } = openFile();
  const commits = new GroupCommit(database, systemTime);
  const insert = (task: string) => () =>
    database.prepare("INSERT INTO daily_tasks (task, day) VALUES (?, '')").run(task);
  const half = () => {
    insert('half')();
    failing(constraint)();
  };
  const outcomes = await Promise.allSettled([
    commits.write(insert('before')),
    commits.write(half),
    commits.write(insert('after')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const tasks = database.prepare('SELECT task FROM daily_tasks').all();
  expect(tasks.map(({ task }) => task)).toEqual(['after', 'before']);
});

it('refuses what a failing disk can’t keep, and goes on, where not even the reserve can be given up', async () => {
  const { database } = openFile();
  const path = join(temporaryFolder(), 'reserve');
  // What can neither be written nor removed, as all is on a disk that is read-only by now.
  mkdirSync(path);
  const reserve = new Reserve(path, systemTime);
  const commits = new GroupCommit(database, systemTime, reserve);
  await expect(commits.writeNew(failing(ioErrorWrite))).rejects.toThrow('disk I/O error');
  await expect(commits.writeLater(failing(ioErrorWrite))).rejects.toThrow('disk I/O error');
  expect(reserve.isGivenUp).toBe(true);
  const mark = () => database.exec("INSERT INTO daily_tasks (task, day) VALUES ('mark', '')");
  await expect(commits.write(mark)).resolves.toBeUndefined();
});

it('rejects what is written after it was closed', async () => {
  const { database } = openFile();
  const store = new SqliteStore(database, systemTime);
  await store.close();
  await expect(store.accept(newLead())).rejects.toThrow();
});

it('claims by the index, however many leads wait', () => {
  const { database } = openFile();
  const plan = database
    .prepare(
      `EXPLAIN QUERY PLAN SELECT seq FROM outbox
       WHERE channel = 'mail' AND due_at <= ? ORDER BY due_at, seq LIMIT ?`,
    )
    .all(0, 10)
    .map(({ detail }) => String(detail));
  expect(plan).toHaveLength(1);
  expect(plan[0]).toContain('INDEX outbox_due (channel=? AND due_at<?)');
});

it('marks what was delivered together with what comes next', async () => {
  const { database, commits } = openFile();
  const store = new SqliteStore(database, systemTime);
  await Promise.all(Array.from({ length: 10 }, () => store.accept(newLead())));
  const claimed = await store.outbox.claim('mail', 10, 60_000);
  const before = commits();
  const marks = claimed.map((lead) => store.outbox.settle(lead, { outcome: 'delivered' }));
  await Promise.all([...marks, store.accept(newLead())]);
  expect(commits()).toBe(before + 1);
  expect((await store.backlog()).waiting).toBe(1);
});

it('leaves alone what a newer release has written', () => {
  const folder = temporaryFolder();
  const url = `file:${join(folder, 'leads.db')}`;
  const newer = openDatabase(url);
  newer.exec('PRAGMA user_version = 999');
  newer.close();
  expect(() => openDatabase(url)).toThrow('schema 999');
});
