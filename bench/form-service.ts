import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import autocannon from 'autocannon';
import { createTransport } from 'nodemailer';
import { idempotencyOf } from '../form-service/src/leads/fingerprint.ts';
import type { LeadRequest } from '../form-service/src/leads/lead.ts';
import { openDatabase } from '../form-service/src/leads/sqlite/open-database.ts';
import { SqliteStore } from '../form-service/src/leads/sqlite/sqlite-store.ts';

/**
 * The form service beside what it is measured against, in one run on one machine: only the ratios
 * mean anything. `node bench/form-service.ts [seconds per measurement]`
 */

const seconds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'bench-form-'));
const [noopPort, servicePort, smtpPort] = [4891, 4892, 4893];

const request: LeadRequest = {
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna@acme.example',
  phone: '+49 30 123456',
  company: 'Acme',
  country: 'France',
  message: 'We need a warehouse app. '.repeat(10),
  interests: ['web-application', 'qa-testing'],
  locale: 'fr',
  page: '/contact',
};
const body = JSON.stringify({ ...request, website: '', fillTime: 20_000 });

const noop = `import Fastify from 'fastify';
const app = Fastify();
app.post('/project-requests', (request, reply) => { reply.code(202).send({ id: '0' }); });
await app.listen({ port: ${noopPort} });`;

const smtp = `import { SMTPServer } from 'smtp-server';
new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], logger: false,
  onData(stream, session, callback) { stream.resume(); stream.on('end', callback); },
}).listen(${smtpPort});`;

async function start(args: string[], port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    cwd: join(import.meta.dirname, '../form-service'),
  });
  for (let tries = 0; tries < 400; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      (error: unknown) => (error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED',
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers on ${port}`);
}

const inline = (script: string) => ['--input-type=module', '-e', script];

function startService(smtpUrl: string, database: string): Promise<ChildProcess> {
  // As `npm run start` does.
  const memory = ['--max-semi-space-size=2', '--max-old-space-size=96'];
  return start([...memory, 'src/server.ts'], servicePort, {
    PORT: String(servicePort),
    SITE_ORIGINS: 'https://www.example.com',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'website@example.com',
    LEADS_TO: 'sales@example.com',
    DATABASE_URL: `file:${database}`,
    RATE_LIMIT_MAX: '1000000000',
    LEADS_PER_HOUR: '1000000000',
    LOG_LEVEL: 'warn',
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function load(port: number, duration = seconds) {
  return autocannon({
    url: `http://127.0.0.1:${port}/project-requests`,
    connections: 50,
    duration,
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (sent) => ({
          ...sent,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
}

function report(what: string, value: number, target: string, detail: string): void {
  console.log(`${what.padEnd(52)} ${value.toFixed(2).padStart(8)}   (${target})   ${detail}`);
}

/** Resident memory of a process at its highest, in MB (10^6 bytes). */
function peakMemory({ pid }: ChildProcess): number {
  const [, kibibytes] = /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

async function fill(store: SqliteStore, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1000) {
    const leads = Array.from({ length: Math.min(1000, count - done) }, () =>
      store.accept({
        request,
        receivedAt: new Date(),
        state: 'waiting',
        score: 0,
        signals: [],
        idempotency: idempotencyOf(request, randomUUID(), ''),
      }),
    );
    await Promise.all(leads);
  }
}

async function benchAccepts(): Promise<void> {
  const bare = await start(inline(noop), noopPort);
  const down = await startService('smtp://127.0.0.1:1', join(folder, 'down.db'));
  await load(noopPort, 2);
  await load(servicePort, 4);
  const before = await load(noopPort);
  const service = await load(servicePort);
  const after = await load(noopPort);
  await stop(bare);
  await stop(down);
  const mailServer = await start(inline(smtp), smtpPort);
  const up = await startService(`smtp://127.0.0.1:${smtpPort}`, join(folder, 'up.db'));
  await load(servicePort, 4);
  const withMail = await load(servicePort);
  await stop(up);
  await stop(mailServer);
  const noopRate = (before.requests.average + after.requests.average) / 2;
  const rate = service.requests.average;
  const p99 = `${service.latency.p99} ms / ${withMail.latency.p99} ms`;
  const rates = `${Math.round(rate)} / ${Math.round(noopRate)} per second`;
  report('durable accepts / no-op Fastify POST', rate / noopRate, '≥ 0.5', rates);
  report('p99 mail server down / up', service.latency.p99 / withMail.latency.p99, '≤ 1.1', p99);
}

async function benchDelivery(): Promise<void> {
  const count = 3_000;
  const mailServer = await start(inline(smtp), smtpPort);
  const url = `smtp://127.0.0.1:${smtpPort}`;
  const pool = createTransport({ url, pool: true, maxMessages: Infinity });
  const text = request.message.repeat(8);
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'x', text, html: text };
  const sendAll = (n: number) => Promise.all(Array.from({ length: n }, () => pool.sendMail(mail)));
  await sendAll(500);
  const started = performance.now();
  await sendAll(count);
  const raw = count / ((performance.now() - started) / 1000);
  pool.close();

  const file = join(folder, 'delivery.db');
  const store = new SqliteStore(openDatabase(`file:${file}`));
  await fill(store, count + 500);
  const service = await startService(url, file);
  const waiting = async () => (await store.backlog()).waiting;
  const until = async (left: number) => {
    while ((await waiting()) > left) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await until(count);
  const [from, left] = [performance.now(), await waiting()];
  await until(0);
  const rate = left / ((performance.now() - from) / 1000);
  await stop(service);
  await stop(mailServer);
  await store.close();
  report(
    'deliveries / raw pooled transport',
    rate / raw,
    '≥ 0.7',
    `${Math.round(rate)} / ${Math.round(raw)} per second`,
  );
}

async function benchBacklog(): Promise<void> {
  const file = join(folder, 'backlog.db');
  const store = new SqliteStore(openDatabase(`file:${file}`));
  const claimTime = async () => {
    const times: number[] = [];
    for (let i = 0; i < 200; i += 1) {
      const started = performance.now();
      const leads = await store.claim(10, 60_000);
      times.push(performance.now() - started);
      await Promise.all(leads.map((lead) => store.settle(lead, { outcome: 'release' })));
    }
    return times.toSorted((a, b) => a - b)[100] ?? 0;
  };
  await fill(store, 1_000);
  const small = await claimTime();
  await fill(store, 99_000);
  const service = await startService('smtp://127.0.0.1:1', file);
  await load(servicePort);
  const memory = peakMemory(service);
  await stop(service);
  report('peak memory with 100,000 waiting, under load (MB)', memory, '< 150', '');
  await fill(store, 900_000);
  const large = await claimTime();
  await store.close();
  report(
    'claim from 1,000,000 / from 1,000',
    large / small,
    '≤ 2',
    `${large.toFixed(2)} / ${small.toFixed(2)} ms`,
  );
}

try {
  await benchAccepts();
  await benchDelivery();
  await benchBacklog();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
