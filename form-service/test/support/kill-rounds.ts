import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { Load } from './load.ts';
import { startMailLog, type LoggedMail } from './mail-log.ts';
import { outletSecret, startOutlet, type ReceivedWebhook } from './outlet.ts';
import { killAtOnce, startService, type Service } from './processes.ts';

/** What a process has on its way at once: at most that can stand between a 250 and its mark. */
const window = 10;

export interface Course {
  readonly rounds: number;
  /** The process that is killed. */
  readonly script?: 'src/main.js' | 'test/support/quick-service.ts';
  /** For how long it goes on when so many mails are sent, in milliseconds. */
  readonly stray?: () => number;
  /** How many services share the store. */
  readonly services: number;
  readonly environment: Readonly<Record<string, string>>;
  /** What else goes wrong in a round. */
  readonly mishap?: (round: number) => Promise<void>;
}

/** Kills services round after round; returns what they acknowledged, mailed and told. */
async function run({ rounds: count, services, script, stray, environment, mishap }: Course) {
  const { url, mails } = await startMailLog();
  const outlet = await startOutlet();
  const start = (sender: string) =>
    startService(
      {
        SMTP_URL: url,
        // Each mail tells which process sent it.
        MAIL_FROM: `${sender}@sunfield.example`,
        RATE_LIMIT_MAX: '1000000',
        LEADS_PER_HOUR: '1000000',
        OUTLET_URL: outlet.url,
        OUTLET_SECRET: outletSecret,
        ...environment,
      },
      { script },
    );

  const loads = Array.from({ length: services }, () => new Load());
  const running = new Map<Load, Service>();
  const startAll = (round: number) =>
    Promise.all(
      loads.map(async (load, i) => {
        if (running.has(load)) return;
        const service = await start(`round-${round}-${i}`);
        load.port = service.port;
        running.set(load, service);
      }),
    );
  for (let round = 0; round < count; round += 1) {
    await startAll(round);
    const goal = mails().length + randomInt(0, 12);
    for (const load of loads) load.start(2);
    await Promise.all(loads.map((load) => load.more(randomInt(1, 20))));
    await mishap?.(round);
    // Mails are on their way by now: the kill falls between any two steps of sending.
    while (mails().length < goal) await sleep(1);
    if (stray) await sleep(stray());
    // One of several, or all.
    const victims = loads.filter((_, i) => i === round % services || randomInt(0, 3) === 0);
    for (const load of victims) {
      const service = running.get(load);
      running.delete(load);
      if (service) await killAtOnce(service.child);
    }
    await Promise.all(loads.map((load) => load.stop()));
  }
  await startAll(count);

  const acknowledged = new Set(loads.flatMap((load) => [...load.acknowledged]));
  // What was leased to a killed process is sent when its lease is over.
  await vi.waitFor(
    () => {
      const mailed = new Set(mails().map(({ id }) => id));
      expect([...acknowledged].filter((id) => !mailed.has(id))).toEqual([]);
      const told = new Set(outlet.webhooks.map(({ data }) => data['id']));
      expect([...acknowledged].filter((id) => !told.has(id))).toEqual([]);
    },
    { timeout: 240_000, interval: 500 },
  );
  return { acknowledged: acknowledged.size, mails: mails(), webhooks: outlet.webhooks };
}

/** The senders that were killed with a mail on its way, once for each mail that was repeated. */
function sendersRepeated(mails: readonly LoggedMail[]): string[] {
  // Every copy of what one visitor asked has the same Message-ID.
  for (const [words, copies] of Map.groupBy(mails, (mail) => mail.words)) {
    expect(words).toHaveLength(36);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
  }
  // No process mails a lead twice; what it repeats, a killed process had on its way.
  return [...Map.groupBy(mails, ({ id }) => id).values()].flatMap((copies) => {
    const senders = copies.map(({ sender }) => sender);
    expect(new Set(senders).size).toBe(senders.length);
    return senders.slice(0, -1);
  });
}

/** How many webhooks came twice: each with the id of the first. */
function webhooksRepeated(webhooks: readonly ReceivedWebhook[]): number {
  const told = Map.groupBy(webhooks, ({ type, data }) => `${type} ${String(data['id'])}`);
  for (const copies of told.values()) expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
  return webhooks.length - told.size;
}

function judge({ acknowledged, mails, webhooks }: Awaited<ReturnType<typeof run>>, count: number) {
  expect(acknowledged).toBeGreaterThanOrEqual(count);
  // The kills came while mails were sent, not before.
  expect(new Set(mails.map(({ sender }) => sender)).size).toBeGreaterThan(count / 2);
  const killed = sendersRepeated(mails);
  for (const repeated of Map.groupBy(killed, (sender) => sender).values()) {
    expect(repeated.length).toBeLessThanOrEqual(window);
  }
  const repeats = `${killed.length} mails and ${webhooksRepeated(webhooks)} webhooks repeated`;
  console.info(`${count} rounds: ${acknowledged} leads acknowledged, none lost, ${repeats}`);
}

/** Kills services round after round: nothing that was acknowledged is lost, and only what was in flight repeated. */
export async function killRounds(course: Course): Promise<void> {
  judge(await run(course), course.rounds);
}
