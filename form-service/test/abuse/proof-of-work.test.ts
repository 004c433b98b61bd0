import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { startApp } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';

const ALTCHA_SECRET = 'a secret of at least thirty-two characters';

// The cap counts by hours of the clock: a test that begins near the end of one sees two.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:20:00Z') });
  return () => void vi.useRealTimers();
});

/** What the browser does: asks for a puzzle, solves it, and puts the solution into the form. */
async function solve(app: FastifyInstance): Promise<string> {
  const answer = await app.inject('/challenge');
  expect(answer.headers['cache-control']).toBe('no-store');
  const challenge = answer.json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function signalsOf(
  app: FastifyInstance,
  altcha: string,
  message: string,
  remoteAddress = '192.0.2.1',
  changes: object = {},
) {
  const payload = { ...minimalRequest, trellis: '', message, altcha, ...changes };
  const answer = await app.inject({
    method: 'POST',
    url: '/project-requests',
    remoteAddress,
    payload,
  });
  expect(answer.statusCode).toBe(202);
  const lead = await app.desk.find(answer.json<{ id: string }>().id);
  if (!lead) throw new Error('a lead that was answered for is there');
  return lead;
}

it('counts a solved puzzle in the visitor’s favour, once', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const solved = await solve(app);
  expect(await signalsOf(app, solved, 'one')).toMatchObject({
    signals: ['proofOfWork'],
    state: 'waiting',
  });
  expect((await signalsOf(app, solved, 'two')).signals).toEqual(['proofOfWorkFalse']);
});

it('scores a puzzle that is missing, made up or of another secret', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const other = await startApp({ ALTCHA_SECRET: ALTCHA_SECRET.toUpperCase() });
  expect(await signalsOf(app, '', 'one')).toMatchObject({
    signals: ['proofOfWorkMissing'],
    state: 'waiting',
  });
  expect((await signalsOf(app, 'bm9uc2Vuc2U=', 'two')).signals).toEqual(['proofOfWorkFalse']);
  const foreign = await solve(other);
  expect((await signalsOf(app, foreign, 'three')).signals).toEqual(['proofOfWorkFalse']);
});

it('holds for the lead that is kept, however often it had to be sent', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const solved = await solve(app);
  const payload = { ...minimalRequest, trellis: '', altcha: solved, requestId: 'k1' };
  const post = () => app.inject({ method: 'POST', url: '/project-requests', payload });
  vi.spyOn(app.leads, 'accept').mockRejectedValueOnce(new Error('database is locked'));
  expect((await post()).statusCode).toBe(503);
  const { id } = (await post()).json<{ id: string }>();
  const [lead] = await app.desk.list({ ids: [id] }, { limit: 1 });
  expect(lead?.signals).toEqual(['proofOfWork']);
});

it('takes a puzzle that is void by now for none', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const solved = await solve(app);
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  expect((await signalsOf(app, solved, 'one')).signals).toEqual(['proofOfWorkMissing']);
});

/** Sends leads from addresses of their own. Returns how many are mailed at once. */
async function mailedOf(app: FastifyInstance, count: number): Promise<number> {
  let mailed = 0;
  for (let i = 0; i < count; i += 1) {
    const solved = await solve(app);
    const lead = await signalsOf(app, solved, `proven ${i}`, `203.0.113.${i}`);
    expect(lead.state).toBe('waiting');
    // The others stand in line for the next hour.
    if ((lead.dueAt?.getTime() ?? 0) < Date.now() + 600_000) mailed += 1;
  }
  return mailed;
}

it('lets those through a flood over the whole site who worked for it, up to three times its number', async () => {
  const app = await startApp({ ALTCHA_SECRET, LEADS_PER_HOUR: '2' });
  await signalsOf(app, '', 'one');
  await signalsOf(app, '', 'two', '192.0.2.2');
  expect(await signalsOf(app, '', 'three', '192.0.2.3')).toMatchObject({
    signals: ['proofOfWorkMissing', 'globalCap'],
  });
  expect(await mailedOf(app, 8)).toBe(4);
});

it('does not make up for taking what is left for others', async () => {
  const app = await startApp({ ALTCHA_SECRET, LEADS_PER_HOUR: '8' });
  const states: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    states.push((await signalsOf(app, await solve(app), `again ${i}`)).state);
  }
  expect(states).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'quarantined',
    'quarantined',
    'quarantined',
  ]);
});

it('makes up for an agent that fills in every field in an instant, the hidden one as well', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const agent = { trellis: 'https://acme.example', fillTime: 40 };
  const message = 'See https://acme.example and https://shop.acme.example';
  const lead = await signalsOf(app, await solve(app), message, '192.0.2.1', agent);
  expect(lead).toMatchObject({
    signals: ['honeypotFilled', 'filledTooFast', 'someLinks', 'proofOfWork'],
    state: 'waiting',
  });
  expect(await signalsOf(app, '', `${message} `, '192.0.2.2', agent)).toMatchObject({
    state: 'quarantined',
  });
});

it('says so where no puzzle is asked for', async () => {
  const app = await startApp();
  const answer = await app.inject('/challenge');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers['cache-control']).toBe('no-store');
});
