import { expect, it, onTestFinished, vi } from 'vitest';
import { timing } from '../../../src/plugins/delivery.ts';
import { FaultServer, type Plan } from '../../support/fault-server.ts';
import { movableClock, startMailService } from '../../support/mail-service.ts';
import { leadRequest, newLead } from '../../support/stores.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Where the clock is moved at once, while mails are on their way. */
const longLease = day / 2;

const bad = { ...leadRequest, message: 'The bad one' };
const isBad = ({ text }: { readonly text: string }) => text.includes('The bad one');
const soon = { timeout: 20_000, interval: 5 };

/** By the real clock, whichever the test has. */
const { setTimeout: realTimeout } = globalThis;
const sleep = (milliseconds: number) =>
  new Promise((resolve) => realTimeout(resolve, milliseconds));

/** The product with its own times, a mail server that does wrong, and a bad lead before good ones. */
async function start(plan: Plan, { good = 5, overrides = {}, lease = timing.lease } = {}) {
  const server = await FaultServer.start(plan);
  const service = await startMailService(overrides, { url: server.url, timing: { lease } });
  // Before all else at the end: what waits for a timer has to see it.
  onTestFinished(() => void vi.useRealTimers());
  const accepted = await service.store.accept(newLead({ request: bad }));
  const id = 'id' in accepted ? accepted.id : '';
  for (let i = 0; i < good; i += 1) await service.store.accept(newLead());
  service.worker.notify();
  const copies = () => server.seen.filter((messageId) => messageId.startsWith(id)).length;
  const counts = () => service.desk.counts();
  return { ...service, server, id, copies, counts };
}

/** Lets the product's timers pass, step by step, while what is on the wire arrives. */
async function pass(milliseconds: number, step: number) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    await sleep(4);
  }
}

function withTimers() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

it('mails each lead once by a server that thinks for 25 seconds', async () => {
  withTimers();
  const { server, counts } = await start(
    { stage: 'the mail', fault: 'slow', delay: 25 * second },
    { good: 11 },
  );
  await pass(3 * minute, 250);
  expect(await counts()).toMatchObject({ delivered: 12, waiting: 0 });
  expect(server.seen).toHaveLength(12);
});

it('waits ten minutes for the answer to a mail, and nobody else takes it up', async () => {
  withTimers();
  const { server, counts, copies, store } = await start({
    stage: 'the mail',
    fault: 'hang',
    isMet: isBad,
  });
  await pass(minute, 500);
  expect(server.mails).toHaveLength(5);
  for (let i = 0; i < 8; i += 1) {
    await pass(minute, second);
    expect(await store.outbox.claim('mail', 1, second)).toEqual([]);
  }
  expect(copies()).toBe(1);
  await pass(3 * minute, second);
  expect(copies()).toBe(2);
  expect(await counts()).toMatchObject({ delivered: 5, waiting: 1 });
});

it('lets others pass where all connections hang', async () => {
  withTimers();
  const { server, store, worker } = await start(
    {
      stage: 'the mail',
      fault: 'hang',
      isMet: isBad,
    },
    { good: 0 },
  );
  for (let i = 0; i < 4; i += 1) await store.accept(newLead({ request: bad }));
  worker.notify();
  await pass(2 * second, 100);
  expect(server.seen).toHaveLength(5);
  for (let i = 0; i < 5; i += 1) await store.accept(newLead());
  await pass(minute, 500);
  expect(server.mails).toHaveLength(5);
});

it.each(['greeting', 'EHLO', 'MAIL FROM', 'DATA'] as const)(
  'leaves a server that is silent at %s within two minutes',
  async (stage) => {
    withTimers();
    const { settled } = await start({ stage, fault: 'hang' }, { good: 0 });
    await pass(timing.sendTimeout + second, second);
    await vi.waitFor(() => expect(settled[0]).toMatchObject({ settlement: { outcome: 'retry' } }));
  },
);

it('makes few copies of a mail that resets every connection, after the server has it', async () => {
  const move = movableClock();
  const plan = { stage: 'the mail', fault: 'reset', isMet: isBad, takesMail: true } as const;
  const { server, counts, copies } = await start(plan, { lease: longLease });
  await expect.poll(counts, soon).toMatchObject({ delivered: 5 });
  for (let i = 0; i < 60; i += 1) {
    move(minute);
    await sleep(5);
  }
  expect(copies()).toBeLessThan(8);
  expect(server.mails.length).toBe(5 + copies());
});

it('mails what was refused for a quota by itself, once it is lifted', async () => {
  const move = movableClock();
  const answer = '550 5.4.5 Daily user sending limit exceeded';
  const { server, counts } = await start(
    { stage: 'the mail', fault: '5xx', answer },
    { good: 7, lease: longLease },
  );
  for (let i = 0; i < 30; i += 1) {
    move(10 * minute);
    await sleep(10);
  }
  expect(await counts()).toMatchObject({ waiting: 8, failed: 0 });
  server.plan = undefined;
  for (let i = 0; i < 20; i += 1) {
    move(5 * minute);
    await sleep(10);
  }
  await expect.poll(counts, soon).toMatchObject({ delivered: 8, waiting: 0 });
});

it.each(['the mail', 'MAIL FROM', 'RCPT TO'] as const)(
  'gives up after five days what is refused at %s for good, and not before',
  async (stage) => {
    const move = movableClock();
    const { counts } = await start({ stage, fault: '5xx' }, { good: 0, lease: longLease });
    for (let i = 0; i < 119; i += 1) {
      move(hour);
      await sleep(5);
    }
    expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
    for (let i = 0; i < 6; i += 1) {
      move(hour);
      await sleep(10);
    }
    await expect.poll(counts, soon).toMatchObject({ waiting: 0, failed: 1 });
  },
);

it('never gives up for a server that can’t be reached', async () => {
  const move = movableClock();
  const { server, counts } = await start(
    { stage: 'greeting', fault: '5xx' },
    { good: 2, lease: longLease },
  );
  for (let i = 0; i < 80; i += 1) {
    move(day / 4);
    await sleep(10);
  }
  expect(await counts()).toMatchObject({ waiting: 3, failed: 0 });
  server.plan = undefined;
  await expect
    .poll(
      async () => {
        move(minute);
        return counts();
      },
      { timeout: 20_000, interval: 20 },
    )
    .toMatchObject({ delivered: 3 });
});

it.each([
  ['forward by ten minutes', 10 * minute],
  ['back by two days', -2 * day],
])('mails a lead once where the clock is set %s meanwhile', async (_, change) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const plan = { stage: 'the mail', fault: 'slow', delay: 2 * second } as const;
  const { server, counts } = await start(plan, { good: 2 });
  await expect.poll(() => server.seen.length, soon).toBe(3);
  vi.setSystemTime(Date.now() + change);
  await expect.poll(counts, soon).toMatchObject({ delivered: 3, waiting: 0 });
  expect(server.seen).toHaveLength(3);
});

it('asks a server that refuses all with another lead each time', async () => {
  const move = movableClock();
  const { server } = await start(
    { stage: 'the mail', fault: '4xx' },
    { good: 3, lease: longLease },
  );
  await expect.poll(() => server.seen.length, soon).toBeGreaterThanOrEqual(4);
  for (let i = 0; i < 60; i += 1) {
    move(20 * second);
    await sleep(8);
  }
  expect(server.seen.length).toBeGreaterThan(8);
  const twice = server.seen.filter((id, i) => id === server.seen[i + 1]);
  expect(twice).toEqual([]);
});

const rules = { LEADS_TO: 'sales@x.example; jp: toky@x.example' };
const isTypo = ({ to }: { readonly to: readonly string[] }) => to.includes('toky@x.example');

it('falls back to the addresses without a rule after an hour of refusal', async () => {
  const move = movableClock();
  const plan = { stage: 'RCPT TO', fault: '5xx', isMet: isTypo } as const;
  const { server, counts, store, copies } = await start(plan, {
    good: 0,
    overrides: rules,
    lease: longLease,
  });
  for (let i = 0; i < 50; i += 1) {
    move(minute);
    await sleep(5);
  }
  expect(server.mails).toEqual([]);
  expect((await store.backlog()).oldestSince).toBeDefined();
  for (let i = 0; i < 30; i += 1) {
    move(5 * minute);
    await sleep(5);
  }
  expect(server.mails).toMatchObject([{ to: ['sales@x.example'] }]);
  // Somebody has it: it is nobody's alarm, and ends after five days as what it is.
  expect(await store.backlog()).toMatchObject({ waiting: 1, oldestSince: undefined });
  for (let i = 0; i < 130; i += 1) {
    move(hour);
    await sleep(5);
  }
  await expect.poll(counts, soon).toMatchObject({ delivered: 1, failed: 0, waiting: 0 });
  expect(copies()).toBe(1);
});

it('sends to each recipient once, and again to who was refused', async () => {
  const move = movableClock();
  const overrides = { LEADS_TO: 'one@x.example, full@x.example', ACKNOWLEDGE_VISITORS: 'true' };
  const isMet = ({ to }: { readonly to: readonly string[] }) => to.at(-1) === 'full@x.example';
  const plan = { stage: 'RCPT TO', fault: '4xx', isMet } as const;
  const { server, desk, id } = await start(plan, { good: 0, overrides, lease: longLease });
  await expect
    .poll(() => desk.find(id), soon)
    .toMatchObject({ attempts: 1, sentTo: ['one@x.example'] });
  server.plan = undefined;
  move(2 * minute);
  await expect.poll(() => desk.find(id), soon).toMatchObject({ state: 'delivered', sentTo: [] });
  const to = () => server.mails.flatMap((mail) => mail.to).toSorted();
  // The visitor is thanked once, as soon as somebody has the request.
  await expect.poll(to, soon).toEqual(['full@x.example', 'hanako@acme.example', 'one@x.example']);
  expect(server.mails.find(({ to: [one] }) => one === 'hanako@acme.example')?.text).toContain(
    'Auto-Submitted: auto-replied',
  );
});

it('mails nothing of a row that can’t be read, and all else', async () => {
  const server = await FaultServer.start();
  const { store, desk, worker } = await startMailService({}, { url: server.url });
  await worker.stop();
  const broken = { ...leadRequest, message: undefined as unknown as string };
  await store.accept(newLead({ request: broken }));
  await store.accept(newLead());
  worker.start();
  await expect.poll(() => desk.counts(), soon).toMatchObject({ failed: 1, delivered: 1 });
  expect(await desk.list({ states: ['failed'] }, { limit: 1 })).toMatchObject([
    { lastError: 'its row can’t be read' },
  ]);
});
