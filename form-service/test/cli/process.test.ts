import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder, testEnvironment } from '../support/app.ts';
import { newLead, open } from '../support/stores.ts';

const script = join(import.meta.dirname, '../../src/cli.ts');

/** Where Node itself keeps it: what was compiled once isn't compiled by every process. */
const compiled = join(tmpdir(), 'node-compile-cache');

interface Run {
  readonly DATABASE_URL: string;
  readonly args: readonly string[];
  /** What comes in by the standard input. */
  readonly input?: Buffer;
}

/** The tool as a process, without a terminal: what a script gets of it. */
function runTool({ DATABASE_URL, args, input }: Run) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL, NODE_COMPILE_CACHE: compiled },
    encoding: 'utf8',
    ...(input && { input }),
  });
  return { status, stdout, stderr };
}

const leadsTool = (DATABASE_URL: string, ...args: string[]) => runTool({ DATABASE_URL, args });

const makeStore = () => `file:${join(temporaryFolder(), 'leads.db')}`;

it('tells a script by its exit status what became of the command', async () => {
  const url = makeStore();
  const { store } = await open(url);
  await store.accept(newLead());
  const listed = leadsTool(url, 'list', '--json');
  expect(listed).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ state: 'waiting' }]);
  expect(leadsTool(url, 'lsit')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no command "lsit". Try: npm run leads -- help\n',
  });
  const wrong = leadsTool('mysql://localhost/leads', 'list');
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/^DATABASE_URL must be .*\n$/u);
});

it('makes no store where there is none', () => {
  const url = makeStore();
  const path = url.slice('file:'.length);
  expect(leadsTool(url, 'list')).toEqual({
    status: 1,
    stdout: '',
    stderr: `DATABASE_URL names ${path}: there is no store yet\n`,
  });
  expect(existsSync(path)).toBe(false);
});

it('erases nothing where nobody can be asked, unless told --yes', async () => {
  const url = makeStore();
  const { store, desk } = await open(url);
  await store.accept(newLead());
  expect(leadsTool(url, 'purge', '--state', 'waiting')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Nobody can be asked here: add --yes.\n',
  });
  expect(await desk.counts()).toMatchObject({ waiting: 1 });
  expect(leadsTool(url, 'purge', '--state', 'waiting', '--yes')).toMatchObject({ status: 0 });
  expect(await desk.counts()).toMatchObject({ waiting: 0 });
});

it('changes nothing of a store that an older release’s service may have open, and says so', async () => {
  const url = makeStore();
  const { close } = await open(url);
  await close();
  const database = new DatabaseSync(url.slice('file:'.length));
  database.exec('PRAGMA user_version = 4');
  for (const command of [['list'], ['purge', '--state', 'spam', '--yes']]) {
    const { status, stderr } = leadsTool(url, ...command);
    expect(stderr).toMatch(
      /^DATABASE_URL names a store with schema 4; .*: start its service, .+\n$/u,
    );
    expect(status).toBe(1);
  }
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 4 });
  database.close();
});

it('says in one line that a newer release wrote the store, as the service does', async () => {
  const url = makeStore();
  const { close } = await open(url);
  await close();
  const database = new DatabaseSync(url.slice('file:'.length));
  database.exec('PRAGMA user_version = 999');
  database.close();
  const line = /^DATABASE_URL names a store with schema 999; this release knows \d+: .+\n$/u;
  expect(leadsTool(url, 'list').stderr).toMatch(line);
  const service = join(import.meta.dirname, '../../src/main.js');
  const { status, stderr } = spawnSync(process.execPath, [service], {
    env: { PATH: process.env['PATH'], ...testEnvironment({ DATABASE_URL: url }) },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(line);
  expect(status).toBe(1);
});

it('restores a backup that comes in by the standard input, and only says what it would do unless told --yes', async () => {
  const [url, empty] = [makeStore(), makeStore()];
  const { store } = await open(url);
  await store.accept(newLead());
  const folder = temporaryFolder();
  const made = leadsTool(url, 'backup', folder, '--json');
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const { path } = JSON.parse(made.stdout) as { path: string };
  const input = readFileSync(path);
  const asked = runTool({ DATABASE_URL: empty, args: ['restore', '-'], input });
  expect(asked).toMatchObject({ status: 2, stderr: 'Nobody can be asked here: add --yes.\n' });
  expect(asked.stdout).toContain('1 lead will be mailed as soon as the service runs.');
  expect(existsSync(empty.slice('file:'.length))).toBe(false);
  const restored = runTool({ DATABASE_URL: empty, args: ['restore', '-', '--yes'], input });
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(await (await open(empty)).desk.counts()).toMatchObject({ waiting: 1 });
});

it('ends with a status of its own, and one line, when something asked for could not be done', async () => {
  const url = makeStore();
  const { store, close } = await open(url);
  await store.accept(newLead());
  const broken = runTool({ DATABASE_URL: url, args: ['restore', '-'], input: Buffer.from('none') });
  expect(broken).toMatchObject({ status: 1, stdout: '' });
  expect(broken.stderr).toMatch(/^\S+ can't be used as a backup: .+\n$/u);
  await close();
});
