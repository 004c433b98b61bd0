import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';

const ALTCHA_SECRET = 'a secret of at least thirty-two characters';

/** What the browser does: asks for a puzzle, solves it, and puts the solution into the form. */
async function solve(app: FastifyInstance): Promise<string> {
  const answer = await app.inject('/challenge');
  expect(answer.headers['cache-control']).toBe('no-store');
  const challenge = answer.json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function signalsOf(app: FastifyInstance, altcha: string, message: string) {
  const payload = { ...minimalRequest, website: '', message, altcha };
  const answer = await app.inject({ method: 'POST', url: '/project-requests', payload });
  expect(answer.statusCode).toBe(202);
  const [lead] = await app.desk.list({ ids: [answer.json<{ id: string }>().id] }, { limit: 1 });
  return { signals: lead?.signals, state: lead?.state };
}

it('counts a solved puzzle in the visitor’s favour, once', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const solved = await solve(app);
  expect(await signalsOf(app, solved, 'one')).toEqual({
    signals: ['proofOfWork'],
    state: 'waiting',
  });
  expect((await signalsOf(app, solved, 'two')).signals).toEqual(['proofOfWorkFalse']);
});

it('scores a puzzle that is missing, made up or of another secret', async () => {
  const app = await startApp({ ALTCHA_SECRET });
  const other = await startApp({ ALTCHA_SECRET: ALTCHA_SECRET.toUpperCase() });
  expect(await signalsOf(app, '', 'one')).toEqual({
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
  const payload = { ...minimalRequest, website: '', altcha: solved, requestId: 'k1' };
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
  onTestFinished(() => void vi.useRealTimers());
  expect((await signalsOf(app, solved, 'one')).signals).toEqual(['proofOfWorkMissing']);
});

it('lets those through a flood over the whole site who worked for it', async () => {
  const app = await startApp({ ALTCHA_SECRET, LEADS_PER_HOUR: '1' });
  await signalsOf(app, '', 'one');
  expect(await signalsOf(app, '', 'two')).toEqual({
    signals: ['globalCap', 'proofOfWorkMissing'],
    state: 'quarantined',
  });
  expect(await signalsOf(app, await solve(app), 'three')).toEqual({
    signals: ['globalCap', 'proofOfWork'],
    state: 'waiting',
  });
});

it('says so where no puzzle is asked for', async () => {
  const app = await startApp();
  const answer = await app.inject('/challenge');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers['cache-control']).toBe('no-store');
});
