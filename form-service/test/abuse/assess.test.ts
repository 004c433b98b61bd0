import { validateProjectRequest, type ProjectRequest } from '@sunfield/shared/project-request';
import { describe, expect, it } from 'vitest';
import { assess } from '../../src/abuse/assess.ts';
import type { Config } from '../../src/config.ts';
import { MemoryCounters } from '../../src/counters/memory-counters.ts';
import { startApp } from '../support/app.ts';
import { minimalRequest } from '../support/project-request.ts';

const address = '192.0.2.1';

/** What the site's form sends of a visitor with JavaScript who took half a minute. */
const honest = { ...minimalRequest, website: '', fillTime: 30_000 };

function requestOf(changes: object): ProjectRequest {
  const validation = validateProjectRequest({ ...honest, ...changes });
  if (!validation.ok) throw new Error(JSON.stringify(validation.errors));
  return validation.request;
}

const config: Pick<Config, 'ALTCHA_SECRET' | 'LEADS_PER_HOUR'> = {
  ALTCHA_SECRET: undefined,
  LEADS_PER_HOUR: 1_000,
};

const assessOne = (changes: object, counters = new MemoryCounters(), limits = config) =>
  assess(requestOf(changes), address, counters, limits);

/** How the last of several requests is judged. */
async function assessLast(times: number, changes: (i: number) => object, limits = config) {
  const counters = new MemoryCounters();
  let last = await assessOne(changes(0), counters, limits);
  for (let i = 1; i < times; i += 1) last = await assessOne(changes(i), counters, limits);
  return last;
}

describe('a sign of spam', () => {
  it.each([
    ['nothing', {}, []],
    ['a filled honeypot', { website: 'https://spam.example' }, ['honeypotFilled']],
    ['a missing honeypot', { website: undefined }, ['honeypotMissing']],
    ['a form filled in within a second', { fillTime: 900 }, ['filledTooFast']],
    ['one link', { message: 'See https://acme.example' }, []],
    ['two links', { message: 'See https://a.example and www.b.example' }, ['someLinks']],
    ['many links', { message: 'http://a http://b http://c [url=http://d]' }, ['manyLinks']],
  ])('is seen in %s', async (_name, changes, signals) => {
    expect((await assessOne(changes)).signals).toEqual(signals);
  });

  it('is a message that came before, and more so one that came often', async () => {
    const same = () => ({ message: 'Buy now' });
    expect((await assessLast(2, same)).signals).toEqual([]);
    expect((await assessLast(3, same)).signals).toEqual(['repeatedMessage']);
    expect(await assessLast(6, same)).toMatchObject({
      signals: ['massMessage'],
      state: 'quarantined',
    });
  });

  it('is an address that sends more than an office does', async () => {
    const other = (i: number) => ({ message: `Request ${i}` });
    expect((await assessLast(10, other)).signals).toEqual([]);
    expect(await assessLast(11, other)).toMatchObject({
      signals: ['busyAddress'],
      state: 'waiting',
    });
  });

  it('is a flood over the whole site', async () => {
    const limits = { ...config, LEADS_PER_HOUR: 3 };
    const other = (i: number) => ({ message: `Request ${i}` });
    expect((await assessLast(3, other, limits)).state).toBe('waiting');
    expect(await assessLast(4, other, limits)).toMatchObject({
      signals: ['globalCap'],
      state: 'quarantined',
    });
  });
});

it.each([
  ['', config, []],
  [
    ', also where a proof of work is asked for',
    { ...config, ALTCHA_SECRET: 'x'.repeat(32) },
    ['proofOfWorkMissing'],
  ],
])(
  'lets a real visitor through whom autofill, no JavaScript and a shared address make suspect%s',
  async (_where, limits, more) => {
    const visitor = (i: number) => ({
      message: `Request ${i}`,
      website: 'https://acme.example',
      fillTime: undefined,
    });
    expect(await assessLast(11, visitor, limits)).toMatchObject({
      signals: ['honeypotFilled', 'busyAddress', ...more],
      state: 'waiting',
    });
  },
);

it('holds a robot back, which sees success; an operator releases it', async () => {
  const app = await startApp();
  const robot = { ...minimalRequest, website: 'x', fillTime: 10, message: 'http://a http://b' };
  const payload = { ...robot, page: '/' };
  const answer = await app.inject({ method: 'POST', url: '/project-requests', payload });
  expect(answer.statusCode).toBe(202);
  const [held] = await app.desk.list({ states: ['quarantined'] }, { limit: 1 });
  expect(held).toMatchObject({
    id: answer.json<{ id: string }>().id,
    signals: ['honeypotFilled', 'filledTooFast', 'someLinks'],
    score: 6,
  });
  expect((await app.leads.backlog()).waiting).toBe(0);
  expect(await app.desk.requeue({ states: ['quarantined'], ids: [held?.id ?? ''] })).toBe(1);
  expect((await app.leads.backlog()).waiting).toBe(1);
});
