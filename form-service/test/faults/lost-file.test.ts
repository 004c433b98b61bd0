import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/app.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { killAtOnce, startService } from '../support/processes.ts';
import { minimalRequest } from '../support/project-request.ts';
import { open } from '../support/stores.ts';

/** The service as a process of its own, with a store in a folder. */
async function start() {
  const path = join(temporaryFolder(), 'leads.db');
  const { child, port } = await startService({ DATABASE_URL: `file:${path}` });
  const ask = (of: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${of}`, init);
  const send = () =>
    ask('/project-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ ...minimalRequest, trellis: '' }),
    });
  return { child, path, url: `file:${path}`, ask, send };
}

it.each([
  ['was deleted', (path: string) => rmSync(path)],
  [
    'was exchanged',
    (path: string) => {
      copyFileSync(path, `${path}.new`);
      renameSync(`${path}.new`, path);
    },
  ],
])('takes no lead into a file that %s, and says so', async (_what, lose) => {
  const { path, ask, send } = await start();
  expect((await send()).status).toBe(202);
  expect((await ask('/readyz')).status).toBe(200);
  lose(path);
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  const ready = async () => {
    const answer = await ask('/readyz');
    return { status: answer.status, body: await answer.text() };
  };
  // What was found out is told for a second.
  await expect.poll(ready, { timeout: 5_000 }).toMatchObject({
    status: 503,
    body: expect.stringContaining(`${path} was deleted or exchanged`) as string,
  });
});

it('never puts a broken store out of the way while a service runs on it, not even when told', async () => {
  const { child, path, url, send } = await start();
  await send();
  const folder = temporaryFolder();
  const { leadsTool } = startLeadsTool({ environment: { DATABASE_URL: url, BACKUP_DIR: folder } });
  const { path: backup } = JSON.parse(await leadsTool('backup', '--json')) as { path: string };
  // The log as well: what is in there is read instead of the file.
  for (const file of [path, `${path}-wal`])
    writeFileSync(file, 'x'.repeat(100_000), { flag: 'r+' });
  const restore = () => leadsTool('restore', backup, '--yes', '--force');
  await expect(restore()).rejects.toThrow(
    /A service runs on this store[^]*Nothing was restored\.$/u,
  );
  await killAtOnce(child);
  expect(await restore()).toContain(`is in ${path}.broken-`);
  expect(await (await open(url)).desk.counts()).toMatchObject({ waiting: 1 });
});
