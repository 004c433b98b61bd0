import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
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

it('has no puzzles where none are asked for', async () => {
  const app = await startApp();
  expect((await app.inject('/challenge')).statusCode).toBe(404);
});
