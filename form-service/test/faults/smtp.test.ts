import { expect, it, onTestFinished, vi } from 'vitest';
import { timing } from '../../src/time.ts';
import { TestClock } from '../support/clocks.ts';
import { FaultMail } from '../support/fault-mail.ts';
import type { Plan } from '../support/fault-server.ts';
import { startMailService } from '../support/mail-service.ts';
import { leadRequest, newLead } from '../support/stores.ts';
import { translation } from '../../../shared/test/support/translation.ts';

// What becomes of mails over minutes and days. That a real server fails as this one does: delivery/wire.test.ts.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Where days go by, a look each minute is enough. */
const overDays = { pollInterval: minute, lease: hour };

const bad = { ...leadRequest, message: 'The bad one' };
const isBad = ({ text }: { readonly text: string }) => text.includes('The bad one');

/** The product with its own times, a mail server that does wrong, and a bad lead before good ones. */
async function start(plan: Plan, { good = 5, overrides = {}, mail = {} } = {}) {
  const clock = new TestClock();
  const server = new FaultMail(clock, plan);
  const service = await startMailService(overrides, {
    clock,
    send: server.send,
    timing: { mail: { ...timing.mail, ...mail } },
  });
  const lead = (changes = {}) => newLead({ receivedAt: clock.date, ...changes });
  const accepted = await service.store.accept(lead({ request: bad }));
  const id = 'id' in accepted ? accepted.id : '';
  for (let i = 0; i < good; i += 1) await service.store.accept(lead());
  service.worker.notify();
  await clock.pass(second);
  const copies = () => server.seen.filter((messageId) => messageId.startsWith(id)).length;
  const counts = () => service.desk.counts();
  return { ...service, server, lead, id, copies, counts };
}

it('mails each lead once by a server that thinks for 25 seconds', async () => {
  const plan = { stage: 'the mail', fault: 'slow', delay: 25 * second } as const;
  const { clock, server, counts } = await start(plan, { good: 11 });
  await clock.pass(3 * minute);
  expect(await counts()).toMatchObject({ delivered: 12, waiting: 0 });
  expect(server.seen).toHaveLength(12);
});

it('waits ten minutes for the answer to a mail, and nobody else takes it up', async () => {
  const plan = { stage: 'the mail', fault: 'hang', isMet: isBad } as const;
  const { clock, server, counts, copies } = await start(plan);
  expect(server.mails).toHaveLength(5);
  await clock.pass(10 * minute - 2 * second);
  expect(copies()).toBe(1);
  await clock.pass(2 * minute);
  expect(copies()).toBe(2);
  expect(await counts()).toMatchObject({ delivered: 5, waiting: 1 });
});

it('lets others pass where all connections hang', async () => {
  const plan = { stage: 'the mail', fault: 'hang', isMet: isBad } as const;
  const { clock, server, store, worker, lead } = await start(plan, { good: 0 });
  for (let i = 0; i < 4; i += 1) await store.accept(lead({ request: bad }));
  worker.notify();
  await clock.pass(2 * second);
  expect(server.seen).toHaveLength(5);
  for (let i = 0; i < 5; i += 1) await store.accept(lead());
  await clock.pass(timing.mail.patience);
  expect(server.mails).toHaveLength(5);
});

it.each(['greeting', 'EHLO', 'MAIL FROM', 'DATA'] as const)(
  'leaves a server that is silent at %s after two minutes',
  async (stage) => {
    const { clock, settled } = await start({ stage, fault: 'hang' }, { good: 0 });
    await clock.pass(timing.mail.sendTimeout - 2 * second);
    expect(settled).toEqual([]);
    await clock.pass(2 * second);
    expect(settled).toMatchObject([{ settlement: { outcome: 'retry' } }]);
  },
);

it('makes few copies of a mail that resets every connection, after the server has it', async () => {
  const plan = { stage: 'the mail', fault: 'reset', isMet: isBad, takesMail: true } as const;
  const { clock, server, counts, copies } = await start(plan, { mail: overDays });
  expect(await counts()).toMatchObject({ delivered: 5 });
  await clock.pass(hour);
  expect(copies()).toBeGreaterThan(2);
  expect(copies()).toBeLessThan(8);
  expect(server.mails).toHaveLength(5 + copies());
});

it('mails what was refused for a quota by itself, once it is lifted', async () => {
  const answer = '550 5.4.5 Daily user sending limit exceeded';
  const plan = { stage: 'the mail', fault: '5xx', answer } as const;
  const { clock, server, counts } = await start(plan, { good: 7, mail: overDays });
  await clock.pass(5 * hour);
  expect(await counts()).toMatchObject({ waiting: 8, failed: 0 });
  server.plan = undefined;
  await clock.pass(hour + minute);
  expect(await counts()).toMatchObject({ delivered: 8, waiting: 0 });
});

it.each(['the mail', 'MAIL FROM', 'RCPT TO'] as const)(
  'gives up after five days what is refused at %s for good, and not before',
  async (stage) => {
    const plan = { stage, fault: '5xx' } as const;
    const { clock, counts } = await start(plan, { good: 0, mail: overDays });
    await clock.pass(4.5 * day);
    expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
    await clock.pass(day);
    expect(await counts()).toMatchObject({ waiting: 0, failed: 1 });
  },
);

it.each([
  ['the service stood still for six days', 6 * day],
  ['the clock was of 1970', 56 * 365 * day],
])('counts days of trying, not those in which %s', async (_, gap) => {
  const plan = { stage: 'RCPT TO', fault: '4xx' } as const;
  const { clock, counts } = await start(plan, { good: 0, mail: overDays });
  clock.set(gap);
  await clock.pass(4.5 * day);
  expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
});

it('never gives up for a server that can’t be reached', async () => {
  const plan = { stage: 'greeting', fault: '5xx' } as const;
  const mail = { ...overDays, pollInterval: 5 * minute };
  const { clock, server, counts } = await start(plan, { good: 2, mail });
  await clock.pass(5 * day + hour);
  expect(await counts()).toMatchObject({ waiting: 3, failed: 0 });
  server.plan = undefined;
  await clock.pass(11 * minute);
  expect(await counts()).toMatchObject({ delivered: 3 });
});

it.each([
  ['forward by ten minutes', 10 * minute],
  ['back by two days', -2 * day],
])('mails a lead once where the clock is set %s meanwhile', async (_, change) => {
  const plan = { stage: 'the mail', fault: 'slow', delay: 20 * second } as const;
  // So few that the worker has room to claim more.
  const { clock, server, counts } = await start(plan, { good: 1 });
  expect(server.seen).toHaveLength(2);
  clock.set(change);
  await clock.pass(minute);
  expect(await counts()).toMatchObject({ delivered: 2, waiting: 0 });
  expect(server.seen).toHaveLength(2);
});

it('takes a mail with nothing to say for no sign that the server is there', async () => {
  const plan = { stage: 'greeting', fault: '5xx' } as const;
  const { clock, server, store, worker, sendMail } = await start(plan, { good: 2 });
  const began = sendMail.mock.calls.length;
  // About no lead that is there: nothing of it is left to be said.
  await store.outbox.add({ id: 'gone', channel: 'mail', kind: 'acknowledgement' });
  worker.notify();
  await clock.pass(minute);
  expect(sendMail.mock.calls.length - began).toBeLessThan(9);
  expect(server.mails).toEqual([]);
});

it('asks a server that refuses all with another lead each time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  const plan = { stage: 'the mail', fault: '4xx' } as const;
  const { clock, server } = await start(plan, { good: 3 });
  expect(server.seen).toHaveLength(4);
  await clock.pass(20 * minute);
  expect(server.seen.length).toBeGreaterThan(8);
  const twice = server.seen.filter((id, i) => id === server.seen[i + 1]);
  expect(twice).toEqual([]);
});

const rules = { LEADS_TO: `sales@x.example; ${translation}: toky@x.example` };
const isTypo = ({ to }: { readonly to: readonly string[] }) => to.includes('toky@x.example');

it('falls back to the addresses without a rule after an hour of refusal', async () => {
  const plan = { stage: 'RCPT TO', fault: '5xx', isMet: isTypo } as const;
  const options = { good: 0, overrides: rules, mail: overDays };
  const { clock, server, counts, store, copies } = await start(plan, options);
  await clock.pass(50 * minute);
  expect(server.mails).toEqual([]);
  expect((await store.backlog()).oldestSince).toBeDefined();
  await clock.pass(2 * hour);
  expect(server.mails).toMatchObject([{ to: ['sales@x.example'] }]);
  // Somebody has it: it is nobody's alarm, and ends after five days as what it is.
  expect(await store.backlog()).toMatchObject({ waiting: 1, oldestSince: undefined });
  await clock.pass(5.5 * day);
  expect(await counts()).toMatchObject({ delivered: 1, failed: 0, waiting: 0 });
  expect(copies()).toBe(1);
});

it('sends to each recipient once, and again to who was refused', async () => {
  const overrides = { LEADS_TO: 'one@x.example, full@x.example', ACKNOWLEDGE_VISITORS: 'true' };
  const isMet = ({ to }: { readonly to: readonly string[] }) => to.at(-1) === 'full@x.example';
  const plan = { stage: 'RCPT TO', fault: '4xx', isMet } as const;
  const { clock, server, desk, id } = await start(plan, { good: 0, overrides });
  expect(await desk.find(id)).toMatchObject({ attempts: 1, sentTo: ['one@x.example'] });
  server.plan = undefined;
  await clock.pass(2 * minute);
  expect(await desk.find(id)).toMatchObject({ state: 'delivered', sentTo: [] });
  // The visitor is thanked once, as soon as somebody has the request.
  const to = server.mails.flatMap((mail) => mail.to);
  expect(to.toSorted()).toEqual(['full@x.example', 'hanako@acme.example', 'one@x.example']);
  expect(server.mails.find(({ to: [one] }) => one === 'hanako@acme.example')?.text).toContain(
    'Auto-Submitted: auto-replied',
  );
});

it('mails nothing of a row that can’t be read, and all else', async () => {
  const clock = new TestClock();
  const server = new FaultMail(clock);
  const { store, desk, worker } = await startMailService({}, { clock, send: server.send });
  const broken = { ...leadRequest, message: undefined as unknown as string };
  await store.accept(newLead({ request: broken, receivedAt: clock.date }));
  await store.accept(newLead({ receivedAt: clock.date }));
  worker.notify();
  await clock.pass(second);
  expect(await desk.counts()).toMatchObject({ failed: 1, delivered: 1 });
  expect(await desk.list({ states: ['failed'] }, { limit: 1 })).toMatchObject([
    { lastError: 'its row can’t be read' },
  ]);
});
