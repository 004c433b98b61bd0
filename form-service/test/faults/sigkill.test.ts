import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/app.ts';
import { Load } from '../support/load.ts';
import { startMailLog, type LoggedMail } from '../support/mail-log.ts';
import { freePort, killAtOnce, startService } from '../support/processes.ts';

/** Services side by side, each with a store and a mail server of its own. */
const lanes = 5;
const roundsOfEach = 10;

/** What a process has on its way at once: at most that can stand between a 250 and its mark. */
const window = 20;

/** Kills a service round after round; returns the ids it acknowledged and the mails it sent. */
async function runRounds(folder: string, lane: number) {
  const { url, mails } = await startMailLog();
  const port = await freePort();
  const start = (round: number) =>
    startService({
      PORT: String(port),
      SMTP_URL: url,
      DATABASE_URL: `file:${join(folder, `leads-${lane}.db`)}`,
      // Each mail tells which process sent it.
      MAIL_FROM: `round-${round}@sunfield.example`,
      RATE_LIMIT_MAX: '1000000',
      LEADS_PER_HOUR: '1000000',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    });

  const load = new Load(port);
  for (let round = 0; round < roundsOfEach; round += 1) {
    const service = await start(round);
    const goal = mails().length + randomInt(0, 12);
    load.start(2);
    await load.more(randomInt(1, 20));
    // Mails are on their way by now: the kill falls between any two steps of sending.
    while (mails().length < goal) await sleep(1);
    await sleep(Math.random() * 5);
    await killAtOnce(service);
    await load.stop();
  }
  await start(roundsOfEach);

  // What was leased to a killed process is sent when its lease of 45 seconds is over.
  await vi.waitFor(
    () => {
      const mailed = new Set(mails().map(({ id }) => id));
      expect([...load.acknowledged].filter((id) => !mailed.has(id))).toEqual([]);
    },
    { timeout: 240_000, interval: 500 },
  );
  return { acknowledged: load.acknowledged.size, mails: mails() };
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

it(`loses nothing and repeats only what was in flight, in ${lanes * roundsOfEach} rounds of SIGKILL`, async () => {
  const folder = temporaryFolder();
  const running = Array.from({ length: lanes }, (_, lane) => runRounds(folder, lane));
  for (const { acknowledged, mails } of await Promise.all(running)) {
    expect(acknowledged).toBeGreaterThanOrEqual(roundsOfEach);
    // The kills came while mails were sent, not before.
    expect(new Set(mails.map(({ sender }) => sender)).size).toBeGreaterThan(roundsOfEach / 2);
    const killed = sendersRepeated(mails);
    for (const repeated of Map.groupBy(killed, (sender) => sender).values()) {
      expect(repeated.length).toBeLessThanOrEqual(window);
    }
    console.info(`${acknowledged} leads acknowledged, ${killed.length} mails repeated`);
  }
}, 600_000);
