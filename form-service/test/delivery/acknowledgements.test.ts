import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { isPostgres } from '../../src/leads/open-leads.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { hasPgDump } from '../support/backups.ts';
import { MovableClock, timeOf } from '../support/clocks.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { hasPostgres, hungUp, temporaryDatabase } from '../support/services.ts';

/** Services that thank their visitors, one after the other on one store: what waits is due again with the next. */
async function start(makeStore: () => Promise<string>) {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const environment = {
    DATABASE_URL: await makeStore(),
    SMTP_URL: mailbox.url,
    ACKNOWLEDGE_VISITORS: 'true',
  };
  const clock = new MovableClock(new Date());
  const service = (overrides: Record<string, string> = {}) => {
    clock.move(60_000);
    return startApp({ ...environment, ...overrides }, timeOf(clock));
  };
  const mailsTo = (whom: RegExp) =>
    mailbox.mails.filter(({ envelope }) => envelope.to.some((address) => whom.test(address)));
  return { environment, service, mailsTo };
}

const send = (app: FastifyInstance, email: string) =>
  app.inject({
    method: 'POST',
    url: '/project-requests',
    payload: { ...minimalRequest, trellis: '', email, message: `From ${email}` },
  });

const sales = /^sales@/u;
const anna = /^anna/iu;
const soon = { timeout: 20_000 };

/** All that was in line is sent, and what that put in line too. */
async function isIdle({ leads, desk }: FastifyInstance) {
  const { waiting } = await desk.counts();
  return waiting + (await leads.outbox.waiting('mail'));
}

const sqlite = () => Promise.resolve(`file:${join(temporaryFolder(), 'leads.db')}`);

it('thanks a mailbox once, whatever stands behind its plus', async () => {
  const { service, mailsTo } = await start(sqlite);
  const app = await service();
  const names = ['anna', 'anna+1', 'Anna+2', 'anna+sales'];
  for (const name of names) await send(app, `${name}@gmail.com`);
  await expect.poll(() => mailsTo(sales).length, soon).toBe(4);
  await expect.poll(() => isIdle(app), soon).toBe(0);
  expect(mailsTo(anna)).toHaveLength(1);
});

it('thanks nobody a second time whose lead is sent again after a restart', async () => {
  const { service, mailsTo } = await start(sqlite);
  const before = await service();
  await send(before, 'anna@acme.example');
  await expect.poll(() => mailsTo(anna).length, soon).toBe(1);
  await before.close();
  const app = await service();
  expect(await app.desk.requeue({ states: ['delivered'] })).toBe(1);
  await expect.poll(() => mailsTo(sales).length, soon).toBe(2);
  await expect.poll(() => isIdle(app), soon).toBe(0);
  expect(mailsTo(anna)).toHaveLength(1);
});

it.for([
  ['SQLite', sqlite, true],
  ['PostgreSQL', temporaryDatabase, hasPostgres && hasPgDump],
] as const)('thanks nobody a second time after a restore (%s)', async (store, { skip }) => {
  const [, makeStore, isThere] = store;
  skip(!isThere, 'PostgreSQL or pg_dump is not here');
  const { environment, service, mailsTo } = await start(makeStore);
  const { DATABASE_URL } = environment;
  // Backed up while it waits, mailed since.
  const away = await service({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await send(away, 'anna@acme.example');
  await away.close();
  const folder = temporaryFolder();
  const { leadsTool } = startLeadsTool({ environment: { DATABASE_URL, BACKUP_DIR: folder } });
  const { path } = JSON.parse(await leadsTool('backup', '--json')) as { path: string };
  const before = await service();
  await expect.poll(() => mailsTo(anna).length, soon).toBe(1);
  await before.close();
  if (isPostgres(DATABASE_URL)) await hungUp(DATABASE_URL);

  await leadsTool('restore', path, '--yes');
  const app = await service();
  await expect.poll(() => mailsTo(sales).length, soon).toBe(2);
  await expect.poll(() => isIdle(app), soon).toBe(0);
  expect(mailsTo(anna)).toHaveLength(1);
});
