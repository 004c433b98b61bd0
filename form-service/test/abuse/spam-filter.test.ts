import { validateProjectRequest, type ProjectRequest } from '@sunfield/shared/project-request';
import { beforeEach, describe, expect, it } from 'vitest';
import { SpamFilter, type FilterConfig, type Judgement } from '../../src/abuse/spam-filter.ts';
import { startOf } from '../../src/abuse/traffic.ts';
import { MemoryCounters } from '../../src/counters/memory-counters.ts';
import { startApp } from '../support/app.ts';
import { TestClock } from '../support/clocks.ts';
import { minimalRequest } from '../support/project-request.ts';

/** What the site's form sends of a visitor with JavaScript who took half a minute. */
const honest = { ...minimalRequest, trellis: '', fillTime: 30_000 };

function requestOf(changes: object): ProjectRequest {
  const validation = validateProjectRequest({ ...honest, ...changes });
  if (!validation.ok) throw new Error(JSON.stringify(validation.errors));
  return validation.request;
}

const config: FilterConfig = { ALTCHA_SECRET: undefined, LEADS_PER_HOUR: 1_000 };

const caps: number[] = [];
// Hours are those of the clock: no test goes on beyond one.
const clock = new TestClock(new Date('2026-11-24T08:40:00Z'));
const filterWith = (changes: Partial<FilterConfig> = {}) =>
  new SpamFilter(
    new MemoryCounters(clock),
    { ...config, ...changes },
    clock,
    (hour) => void caps.push(hour),
  );

/** Judges a request that becomes a lead. */
async function lead(filter: SpamFilter, changes: object, address = '192.0.2.1') {
  const judgement = await filter.judge(requestOf(changes), address);
  await filter.count(judgement);
  return judgement.assessment;
}

/** How the last of several leads is judged. */
async function lastOf(
  times: number,
  changes: (i: number) => object,
  filter = filterWith(),
): Promise<Judgement['assessment']> {
  for (let i = 1; i < times; i += 1) await lead(filter, changes(i));
  return lead(filter, changes(times));
}

const other = (i: number) => ({ message: `Request ${i}`, email: `visitor${i}@acme.example` });

/** A robot that gives itself away. */
const obvious = { trellis: 'x', fillTime: 10, message: 'http://a http://b' };

beforeEach(() => void caps.splice(0));

describe('a sign of spam', () => {
  it.each([
    ['nothing', {}, []],
    ['a filled honeypot', { trellis: 'https://spam.example' }, ['honeypotFilled']],
    ['a missing honeypot', { trellis: undefined }, ['honeypotMissing']],
    ['a form filled in within a second', { fillTime: 900 }, ['filledTooFast']],
    ['one link', { message: 'See https://acme.example' }, []],
    ['two links', { message: 'See https://a.example and www.b.example' }, ['someLinks']],
    [
      'links with and without www.',
      { message: 'https://www.a.example, www.b.example' },
      ['someLinks'],
    ],
    [
      'a link that a page of archives has',
      { message: 'https://a.example/https://www.b.example' },
      [],
    ],
    ['a link in HTML', { message: '<a href="https://www.a.example/x?y=[z]">this</a>' }, []],
    ['many links', { message: 'http://a http://b http://c [url=http://d]' }, ['manyLinks']],
  ])('is seen in %s', async (_name, changes, signals) => {
    expect((await lead(filterWith(), changes)).signals).toEqual(signals);
  });

  it('is not in two ordinary links, and a field that autofill filled in', async () => {
    const message = 'We are https://www.acme.example, and like https://www.other.example';
    expect(
      await lead(filterWith(), { message, trellis: 'https://www.acme.example' }),
    ).toMatchObject({ state: 'waiting', signals: ['honeypotFilled', 'someLinks'] });
  });

  it('is a message that its sender sent before, more than once', async () => {
    const same = () => ({ message: 'Buy now' });
    expect((await lastOf(2, same)).signals).toEqual([]);
    expect((await lastOf(3, same)).signals).toEqual(['repeatedMessage']);
  });

  it('is a message that more senders send than can have had the idea', async () => {
    const words = (i: number) => ({ message: 'Buy now', email: `robot${i}@spam.example` });
    expect((await lastOf(10, words)).signals).toEqual([]);
    expect(await lastOf(11, words)).toMatchObject({
      signals: ['massMessage'],
      state: 'quarantined',
    });
  });

  it('is an address that takes more than an eighth of what is left of the hour', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 90 });
    expect((await lastOf(10, other, filter)).state).toBe('waiting');
    expect(await lead(filter, other(11))).toMatchObject({
      signals: ['addressShare'],
      state: 'quarantined',
    });
    expect((await lead(filter, other(12), '192.0.2.2')).signals).toEqual([]);
  });

  it('is a network that takes more than a quarter of it by many addresses', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 300 });
    const states: string[] = [];
    for (let i = 0; i < 400; i += 1) {
      const robot = await lead(filter, other(i), `2001:db8:1:${i.toString(16)}::`);
      states.push(robot.state);
    }
    expect(states.filter((state) => state === 'waiting')).toHaveLength(60);
    expect((await lead(filter, other(500), '2001:db8:2:1::')).signals).toEqual([]);
  });
});

describe('a flood over the whole site', () => {
  it('stands in line for the hours that follow, as many in each as may be mailed', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 3 });
    const due: (string | undefined)[] = [];
    for (let i = 0; i < 8; i += 1) {
      const { state, score, notBefore } = await lead(filter, other(i), `192.0.2.${i}`);
      expect({ state, score }).toEqual({ state: 'waiting', score: 0 });
      due.push(notBefore?.toISOString().slice(11, 16));
    }
    const now = undefined;
    expect(due).toEqual([now, now, now, '09:00', '09:00', '09:00', '10:00', '10:00']);
    // Told with the last that is mailed, once.
    expect(caps.map(startOf)).toEqual([new Date(Date.UTC(2026, 10, 24, 8))]);
  });

  it.each([
    ['one provider’s networks', (i: number) => `2001:db8:${(i % 4_000).toString(16)}:1::`],
    [
      'a dozen providers’ networks',
      (i: number) => `2001:db${(i % 12).toString(16)}:${i.toString(16)}:1::`,
    ],
    ['a dozen providers’ addresses', (i: number) => `100.${i % 12}.${i % 250}.${i % 199}`],
  ])('delays nobody elsewhere, though it comes from %s', async (_where, address) => {
    const filter = filterWith({ LEADS_PER_HOUR: 300 });
    for (let i = 0; i < 3_500; i += 1) {
      await lead(filter, other(i), address(i));
      if (i % 500 !== 499) continue;
      const customer = await lead(filter, other(10_000 + i), `203.0.113.${i / 500}`);
      expect(customer).toEqual({ state: 'waiting', score: 0, signals: [], notBefore: undefined });
    }
  });

  it('is never put off for longer than a day', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 1 });
    const address = (i: number) => `192.0.${Math.floor(i / 250)}.${i % 250}`;
    for (let i = 0; i < 40; i += 1) await lead(filter, other(i), address(i));
    const { notBefore } = await lead(filter, other(41), address(41));
    expect(notBefore?.getTime()).toBeLessThanOrEqual(clock.now() + 24 * 3_600_000);
  });

  it('leaves the last quarter of the hour to those without any sign of spam', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 100 });
    const suspect = (i: number) => ({ ...other(i), trellis: 'x' });
    // Each from a region of its own: a crowd has no more of the hour than suspects have.
    for (let i = 0; i < 75; i += 1) await lead(filter, suspect(i), `100.${i}.2.1`);
    expect((await lead(filter, suspect(76), '100.76.2.1')).notBefore).toBeDefined();
    expect((await lead(filter, other(77), '100.77.2.1')).notBefore).toBeUndefined();
  });

  it.each([1, 4, 16])('lets nobody stand there three times, of %i an hour', async (perHour) => {
    const filter = filterWith({ LEADS_PER_HOUR: perHour });
    for (let i = 0; i < perHour; i += 1) await lead(filter, other(i), `192.0.2.${i}`);
    const states = [];
    for (const i of [101, 102, 103])
      states.push((await lead(filter, other(i), '203.0.113.1')).state);
    expect(states).toEqual(['waiting', 'waiting', 'quarantined']);
  });
});

describe('nobody is held back', () => {
  it.each([1, 2, 5, 15])(
    'for a second request, however few an hour are mailed: %i',
    async (perHour) => {
      const filter = filterWith({ LEADS_PER_HOUR: perHour });
      for (const i of [1, 2]) expect((await lead(filter, other(i))).state).toBe('waiting');
      // A house behind one network as well.
      for (const i of [3, 4]) {
        const { state } = await lead(filter, other(i), `2001:db8:1:${i}::`);
        expect(state).toBe('waiting');
      }
    },
  );

  it.each([
    ['', {}, []],
    [
      ', also where a proof of work is asked for',
      { ALTCHA_SECRET: 'x'.repeat(32) },
      ['proofOfWorkMissing'],
    ],
  ])(
    'whom autofill, no JavaScript and a shared address make suspect%s',
    async (_where, limits, more) => {
      const visitor = (i: number) => ({
        ...other(i),
        trellis: 'https://acme.example',
        fillTime: undefined,
      });
      expect(await lastOf(11, visitor, filterWith(limits))).toMatchObject({
        signals: ['honeypotFilled', ...more],
        state: 'waiting',
      });
    },
  );

  it('for being quick, behind an office’s address, where autofill fills everything in', async () => {
    const quick = (i: number) => ({ ...other(i), trellis: 'https://acme.example', fillTime: 900 });
    expect(await lastOf(11, quick)).toMatchObject({
      signals: ['honeypotFilled', 'filledTooFast'],
      state: 'waiting',
    });
  });

  it('for writing what others write', async () => {
    const filter = filterWith();
    for (let i = 1; i <= 6; i += 1) {
      const changes = { ...other(i), message: 'Please call me back.' };
      expect((await lead(filter, changes, `192.0.2.${i}`)).signals).toEqual([]);
    }
  });

  it('for trying the form out with one message', async () => {
    const tried = await lastOf(9, () => ({}));
    expect(tried).toMatchObject({ signals: ['repeatedMessage'], state: 'waiting' });
  });

  it('for sending again what autofill has spoilt', async () => {
    const tried = await lastOf(9, () => ({ trellis: 'https://acme.example' }));
    expect(tried.state).toBe('waiting');
  });

  it('for having had to try again: what was not kept is not counted', async () => {
    const filter = filterWith();
    for (let i = 0; i < 5; i += 1) await filter.judge(requestOf({}), '192.0.2.1');
    expect((await lead(filter, {})).signals).toEqual([]);
  });

  it('by spam that is held back: it takes nobody’s place', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 10 });
    for (let i = 0; i < 100; i += 1) await lead(filter, obvious);
    expect((await lead(filter, {})).signals).toEqual([]);
    expect(caps).toEqual([]);
  });

  it('by fifty robots that look like visitors: nobody gets another’s share', async () => {
    const filter = filterWith({ LEADS_PER_HOUR: 300 });
    let mailed = 0;
    for (let i = 0; i < 2_000; i += 1) {
      const { state } = await lead(filter, other(i), `198.51.100.${i % 50}`);
      if (state === 'waiting') mailed += 1;
      if (i % 100 === 99) {
        const customer = await lead(filter, other(10_000 + i), `203.${(i + 1) / 100}.113.1`);
        expect(customer.signals).toEqual([]);
      }
    }
    expect(mailed).toBeLessThan(280);
    expect(caps).toEqual([]);
  });
});

it('holds a robot back, which sees success; an operator releases it', async () => {
  const app = await startApp();
  const robot = { ...minimalRequest, trellis: 'x', fillTime: 10, message: 'http://a http://b' };
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
