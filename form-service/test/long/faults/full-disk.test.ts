import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDesk } from '../../../src/leads/open-leads.ts';
import { temporaryFolder } from '../../support/app.ts';
import { startMailLog } from '../../support/mail-log.ts';
import { killAtOnce, startService, withFilesUpTo } from '../../support/processes.ts';
import { freePort } from '../../../../scripts/ports.ts';
import { fullRequest } from '../../support/project-request.ts';
import { systemTime } from '../../../src/time.ts';

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'form-service-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Two ways to a file that can't grow: the second is there for those who may not mount. */
const way = canMount()
  ? 'a file system of four megabytes'
  : 'files of two megabytes at most, as nothing can be mounted here';

/** A folder in which a service has no more room than that, until room is made. */
function smallDisk() {
  const folder = temporaryFolder();
  if (!way.startsWith('a file system')) {
    return { folder, executable: withFilesUpTo(4096), makeRoom: () => undefined };
  }
  mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder);
  onTestFinished(() => void unmount(folder));
  const makeRoom = () => void mount('-o', 'remount,size=64m', folder);
  return { folder, executable: undefined, makeRoom };
}

/** A service whose disk is full, and what it acknowledged before it was. */
async function fill(
  folder: string,
  executable: Parameters<typeof startService>[1],
  SMTP_URL: string,
) {
  const DATABASE_URL = `file:${join(folder, 'leads.db')}`;
  const limits = { RATE_LIMIT_MAX: '100000', LEADS_PER_HOUR: '100000' };
  const { child, port } = await startService({ DATABASE_URL, SMTP_URL, ...limits }, executable);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  const send = (message: string) =>
    ask('/project-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fullRequest, trellis: '', message }),
    });

  const acknowledged: string[] = [];
  let answer = await send('first');
  for (let i = 0; i < 2_000; i += 1) {
    const { id } = (await answer.clone().json()) as { id?: string };
    if (id === undefined) break;
    acknowledged.push(id);
    answer = await send(`${i} ${'x'.repeat(4_000)}`);
  }
  return { child, ask, acknowledged, answer, DATABASE_URL };
}

it(
  `answers 503 on a full disk, and mails what it acknowledged (${way})`,
  { timeout: 120_000 },
  async () => {
    const { folder, executable, makeRoom } = smallDisk();
    const full = await fill(folder, executable, 'smtp://127.0.0.1:1');
    const { child, ask, acknowledged, answer, DATABASE_URL } = full;
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    await killAtOnce(child);
    makeRoom();

    const { url, mails } = await startMailLog();
    await startService({ DATABASE_URL, SMTP_URL: url });
    const store = await openDesk({ DATABASE_URL }, systemTime);
    onTestFinished(() => store.close());
    const waiting = async () => (await store.desk.counts()).waiting;
    await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toBe(0);
    const mailed = mails().map(({ id }) => id);
    expect(acknowledged.filter((id) => !mailed.includes(id))).toEqual([]);
    expect(mailed).toHaveLength(new Set(mailed).size);
  },
);

it.skipIf(!way.startsWith('a file system'))(
  'mails what it acknowledged while the disk is full still',
  { timeout: 240_000 },
  async () => {
    const { folder, executable } = smallDisk();
    const port = await freePort();
    const { ask, acknowledged } = await fill(folder, executable, `smtp://127.0.0.1:${port}`);
    const { mails } = await startMailLog(port);
    const missing = () => {
      const mailed = new Set(mails().map(({ id }) => id));
      return acknowledged.filter((id) => !mailed.has(id)).length;
    };
    await expect.poll(missing, { timeout: 200_000, interval: 200 }).toBe(0);
    expect(mails()).toHaveLength(acknowledged.length);
    expect((await ask('/healthz')).status).toBe(200);
  },
);
