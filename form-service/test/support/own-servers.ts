import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './app.ts';
import { freePort } from '../../../scripts/ports.ts';

/** The folder that has all of these programs. */
function folderOf(...programs: string[]): string | undefined {
  // Debian keeps PostgreSQL's out of the path.
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));
}

const postgresFolder = folderOf('postgres', 'initdb');
const redisFolder = folderOf('redis-server');

/** Servers that only answer elsewhere, as in a container beside the tests, can't be restarted. */
export const ownsPostgres = postgresFolder !== undefined;
export const ownsRedis = redisFolder !== undefined;

/** Whom a server runs as: PostgreSQL refuses root. */
function someUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (...args: string[]) => Number(execFileSync('id', args, { encoding: 'utf8' }));
  return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
}

/** A server of a test's own: the test ends it in any way and starts it again. */
export class OwnServer {
  readonly url: string;
  readonly #run: () => ChildProcess;
  readonly #ask: () => Promise<unknown>;
  #process: ChildProcess;

  private constructor(url: string, run: () => ChildProcess, ask: () => Promise<unknown>) {
    this.url = url;
    this.#run = run;
    this.#ask = ask;
    this.#process = run();
  }

  static async start(
    url: string,
    run: () => ChildProcess,
    ask: () => Promise<unknown>,
  ): Promise<OwnServer> {
    const server = new OwnServer(url, run, ask);
    onTestFinished(() => server.end('SIGQUIT'));
    await server.#answers();
    return server;
  }

  /** Sends the server a signal, and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#isRunning()) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  /** Starts the server that was ended, on the same port with the same data. */
  async startAgain(): Promise<void> {
    this.#process = this.#run();
    await this.#answers();
  }

  /** The server stands still, with every connection open, while `work` is done. */
  async whileFrozen(work: () => Promise<unknown>): Promise<void> {
    this.#process.kill('SIGSTOP');
    try {
      await work();
    } finally {
      this.#process.kill('SIGCONT');
    }
  }

  #isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async #answers(): Promise<void> {
    const giveUp = Date.now() + 60_000;
    while (Date.now() < giveUp) {
      // What a killed PostgreSQL left running may hold its memory for a moment.
      if (!this.#isRunning()) this.#process = this.#run();
      if (await this.#ask().then(Boolean, () => false)) return;
      await sleep(20);
    }
    throw new Error(`${this.url} does not answer`);
  }
}

/** A PostgreSQL with an empty database. */
export async function startPostgres(): Promise<OwnServer> {
  const [folder, port, user] = [temporaryFolder(), await freePort(), someUser()];
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const program = (name: string) => join(postgresFolder ?? '', name);
  const data = join(folder, 'data');
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    ...user,
    stdio: 'ignore',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const run = () =>
    spawn(
      program('postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { ...user, stdio: 'ignore' },
    );
  return OwnServer.start(url, run, async () => {
    const client = new Client({ connectionString: url });
    // A server that ends says so on the connection as well.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query('SELECT 1');
    } finally {
      await client.end();
    }
  });
}

/** A Redis that forgets everything with its end. */
export async function startRedis(): Promise<OwnServer> {
  const [folder, port] = [temporaryFolder(), await freePort()];
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const url = `redis://127.0.0.1:${port}`;
  const run = () => spawn(join(redisFolder ?? '', 'redis-server'), args, { stdio: 'ignore' });
  return OwnServer.start(url, run, () => askRedis(url, (redis) => redis.ping()));
}

/** Asks a Redis one thing. */
export async function askRedis<T>(url: string, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  await redis.connect();
  return ask(redis).finally(() => redis.disconnect());
}
