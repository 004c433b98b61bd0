import { company } from '@sunfield/shared/company';
import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { eraseInTurns } from '../leads/erase-in-turns.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { statesOver } from '../leads/lead.ts';
import type { Outbox } from '../leads/outbox.ts';
import { repeat, type Time } from '../time.ts';
import { describeFailure } from '../describe-failure.ts';
import { longestList, overdue } from './desk-messages.ts';

interface Service {
  readonly config: Pick<Config, 'DESK_URL' | 'RETENTION_DAYS'>;
  readonly desk: LeadDesk;
  readonly outbox: Outbox;
  readonly log: FastifyBaseLogger;
}

const hour = 60 * 60 * 1000;

/** The digest lies in the inbox when the office opens: the hour of the day in the company's zone. */
const digestHour = 8;

/** `2026-11-21 08`, in the company's zone. */
const dayAndTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: company.timeZone,
});

/** What is done from time to time, whether or not anybody sends a request. */
export class Housekeeping {
  readonly #service: Service;
  readonly #time: Time;
  /** The last day whose digest is in line. */
  #digestOf = '';

  constructor(service: Service, time: Time) {
    this.#service = service;
    this.#time = time;
  }

  /** Returns what ends it, once what is under way is over. */
  start(): () => Promise<void> {
    const { clock, timing } = this.#time;
    const tell = (error: unknown) =>
      this.#service.log.error({ error: describeFailure(error) }, 'housekeeping failed');
    const every = (interval: number, task: (over: AbortSignal) => Promise<void>) =>
      repeat(clock, interval, task, tell);
    const ends = [
      every(timing.notices.poll, () => this.notify()),
      every(timing.notices.poll, () => this.digest()),
      every(timing.housekeeping, (over) => this.erase(over)),
    ];
    // Without links nobody says who has taken what.
    if (this.#service.config.DESK_URL !== undefined)
      ends.push(every(timing.reminders, () => this.remind()));
    return async () => void (await Promise.all(ends.map((end) => end())));
  }

  /** Tells people of leads that nobody was told of. */
  async notify(): Promise<void> {
    const { interval } = this.#time.timing.notices;
    await this.#service.outbox.addNotice({ interval, overdue, leads: longestList });
  }

  /** Tells the same people, and then others too, of leads that nobody has taken in time. */
  async remind(): Promise<void> {
    const now = new Date(this.#time.clock.now());
    const ago = (share: number) => afterBusinessDays(now, -share * answerWithin);
    await this.#service.outbox.addReminders({ half: ago(0.5), whole: ago(1) });
  }

  /** From the morning on, tells once a day of all that waits for a person. */
  async digest(): Promise<void> {
    const [day = '', time = ''] = dayAndTime.format(this.#time.clock.now()).split(' ');
    if (day === this.#digestOf || Number.parseInt(time, 10) < digestHour) return;
    await this.#service.outbox.addDigest(day);
    this.#digestOf = day;
  }

  /** Erases what is kept no longer. */
  async erase(over?: AbortSignal): Promise<void> {
    const { desk, config, log } = this.#service;
    const before = new Date(this.#time.clock.now() - config.RETENTION_DAYS * 24 * hour);
    const erased = await eraseInTurns(
      this.#time,
      (limit) => desk.erase({ states: statesOver, settledBefore: before }, limit),
      () => over?.aborted,
    );
    if (erased > 0) log.info({ erased }, 'delivered leads were erased');
  }
}
