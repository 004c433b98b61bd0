import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startApp, temporaryFolder } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { fullRequest } from '../support/project-request.ts';

/** A file system of two megabytes, where this process may mount one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    console.warn('tmpfs can’t be mounted here: the full disk is not tested');
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

it('answers 503 on a full disk, and everything acknowledged is there', async (context) => {
  const disk = smallDisk();
  if (!disk) return context.skip();
  const app = await startApp({
    DATABASE_URL: `file:${join(disk, 'leads.db')}`,
    RATE_LIMIT_MAX: '100000',
    LEADS_PER_HOUR: '100000',
  });
  const acknowledged: string[] = [];
  let refusal: { statusCode: number; headers: Record<string, unknown> } | undefined;
  for (let i = 0; i < 2000 && !refusal; i += 1) {
    const payload = { ...fullRequest, website: '', message: `${i} ${'x'.repeat(4000)}` };
    const response = await app.inject({ method: 'POST', url: '/project-requests', payload });
    if (response.statusCode === 202) acknowledged.push(response.json<{ id: string }>().id);
    else refusal = response;
  }
  expect(refusal?.statusCode).toBe(503);
  expect(refusal?.headers['retry-after']).toBeDefined();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const kept = await app.desk.list({}, { limit: 10_000 });
  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  await app.close();

  execFileSync('mount', ['-o', 'remount,size=32m', disk]);
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const again = await startApp({
    DATABASE_URL: `file:${join(disk, 'leads.db')}`,
    SMTP_URL: mailbox.url,
  });
  await expect
    .poll(async () => (await again.desk.counts()).delivered, { timeout: 15_000 })
    .toBe(kept.length);
});
