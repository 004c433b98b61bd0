import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { startCommand } from '../../scripts/product.ts';

/** The servers that are measured, and those that they are measured against. */

export const noopPort = 4891;
export const servicePort = 4892;
const smtpPort = 4893;
export const floorPort = 4894;

export const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;

/** Port 1 refuses connections. */
export const deadSmtpUrl = 'smtp://127.0.0.1:1';

const noop = `import Fastify from 'fastify';
const app = Fastify();
app.post('/project-requests', (request, reply) => { reply.code(202).send({ id: '0' }); });
await app.listen({ port: ${noopPort} });`;

const smtp = `import { SMTPServer } from 'smtp-server';
new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], logger: false,
  onData(stream, session, callback) { stream.resume(); stream.on('end', callback); },
}).listen(${smtpPort});`;

const [, ...serviceArguments] = startCommand('form-service');

/** What the service's own start tells Node. */
export const nodeFlags = serviceArguments.filter((word) => word.startsWith('--'));

const cwd = join(import.meta.dirname, '../../form-service');

async function answers(port: number): Promise<boolean> {
  const code = await fetch(`http://127.0.0.1:${port}/`).then(
    () => '',
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code,
  );
  return code !== 'ECONNREFUSED';
}

async function start(args: readonly string[], port: number, env = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    cwd,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers on ${port}`);
}

/** Fastify alone: it parses the same body, keeps nothing and answers as much. */
export const startNoop = () => start(['--input-type=module', '-e', noop], noopPort);

/** Bare Fastify in front of the same store. */
export const startFloor = (database: string) =>
  start([...nodeFlags, join(import.meta.dirname, 'floor.ts'), `${floorPort}`, database], floorPort);

/** A mail server that takes everything and keeps nothing. */
export const startMailServer = () => start(['--input-type=module', '-e', smtp], smtpPort);

/**
 * The form service, as `npm run start` runs it, with limits that no benchmark reaches. It logs as it does
 * by default, to where nobody reads.
 */
export function startService(
  mailServer: string,
  database: string,
  port = servicePort,
): Promise<ChildProcess> {
  return start(serviceArguments, port, {
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_ORIGINS: 'https://www.example.com',
    SMTP_URL: mailServer,
    MAIL_FROM: 'website@example.com',
    LEADS_TO: 'sales@example.com',
    DATABASE_URL: `file:${database}`,
    RATE_LIMIT_MAX: '1000000000',
    LEADS_PER_HOUR: '1000000000',
  });
}

export async function stop(
  child: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
