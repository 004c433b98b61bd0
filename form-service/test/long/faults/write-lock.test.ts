import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startApp, temporaryFolder } from '../../support/app.ts';
import { minimalRequest } from '../../support/project-request.ts';

/** A service whose file somebody else writes to: no other process can meanwhile. */
async function start() {
  const path = join(temporaryFolder(), 'leads.db');
  const app = await startApp({ DATABASE_URL: `file:${path}`, SMTP_URL: 'smtp://127.0.0.1:1' });
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  const send = (requestId: string) =>
    app.inject({
      method: 'POST',
      url: '/project-requests',
      payload: { ...minimalRequest, trellis: '', requestId },
    });
  return { app, other, send };
}

/** The longest that nothing else could be done while `work` went on, in milliseconds. */
async function longestStop(work: Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const watch = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await sleep(5);
      longest = Math.max(longest, performance.now() - begun);
    }
  })();
  await work;
  isOver = true;
  await watch;
  return longest;
}

it('keeps nobody else waiting for a file that is locked, and takes the lead when it is not', async () => {
  const { app, other, send } = await start();
  other.exec('BEGIN IMMEDIATE');
  const sent = send('k1');
  const stop = await longestStop(sleep(2_000));
  other.exec('COMMIT');
  expect((await sent).statusCode).toBe(202);
  expect(stop).toBeLessThan(500);
  expect(await app.desk.counts()).toMatchObject({ waiting: 1 });
});

it('tells each visitor within seconds that a file stays locked', async () => {
  const { app, other, send } = await start();
  other.exec('BEGIN IMMEDIATE');
  const begun = performance.now();
  const first = send('k1');
  await sleep(1_000);
  const answers = await Promise.all([first, send('k2'), send('k3')]);
  expect(performance.now() - begun).toBeLessThan(9_000);
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  other.exec('COMMIT');
  expect((await send('k1')).statusCode).toBe(202);
  expect(await app.desk.counts()).toMatchObject({ waiting: 1 });
});
