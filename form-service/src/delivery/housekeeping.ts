import { company } from '@sunfield/shared/company';
import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { eraseInTurns } from '../leads/erase-in-turns.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { statesOver } from '../leads/lead.ts';
import type { Outbox } from '../leads/outbox.ts';
import type { Time } from '../time.ts';
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
  #timers: (() => void)[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  /** The last day whose digest is in line. */
  #digestOf = '';

  constructor(service: Service, time: Time) {
    this.#service = service;
    this.#time = time;
  }

  start(): void {
    const { clock, timing } = this.#time;
    const every = (interval: number, work: () => Promise<void>) => {
      const run = () => (this.#running = this.#running.then(work));
      this.#timers.push(clock.every(interval, () => void run()));
      void run();
    };
    every(timing.notices.poll, () => this.notify());
    every(timing.notices.poll, () => this.digest());
    // Without links nobody says who has taken what.
    if (this.#service.config.DESK_URL !== undefined) every(timing.reminders, () => this.remind());
    every(timing.housekeeping, () => this.run());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const stop of this.#timers) stop();
    await this.#running;
  }

  /** Tells people of leads that nobody was told of. */
  async notify(): Promise<void> {
    const { interval } = this.#time.timing.notices;
    const limits = { interval, overdue, leads: longestList };
    await this.#try(() => this.#service.outbox.addNotice(limits));
  }

  /** Tells the same people, and then others too, of leads that nobody has taken in time. */
  async remind(): Promise<void> {
    const now = new Date(this.#time.clock.now());
    const ago = (share: number) => afterBusinessDays(now, -share * answerWithin);
    await this.#try(() => this.#service.outbox.addReminders({ half: ago(0.5), whole: ago(1) }));
  }

  /** From the morning on, tells once a day of all that waits for a person. */
  async digest(): Promise<void> {
    const [day = '', time = ''] = dayAndTime.format(this.#time.clock.now()).split(' ');
    if (day === this.#digestOf || Number.parseInt(time, 10) < digestHour) return;
    await this.#try(async () => {
      await this.#service.outbox.addDigest(day);
      this.#digestOf = day;
    });
  }

  /** Erases what is kept no longer. */
  async run(): Promise<void> {
    await this.#try(() => this.#eraseOld());
  }

  async #try(task: () => Promise<void>): Promise<void> {
    if (this.#isStopped) return;
    try {
      await task();
    } catch (error) {
      this.#service.log.error({ error: describeFailure(error) }, 'housekeeping failed');
    }
  }

  async #eraseOld(): Promise<void> {
    const { desk, config, log } = this.#service;
    const before = new Date(this.#time.clock.now() - config.RETENTION_DAYS * 24 * hour);
    const erased = await eraseInTurns(
      this.#time,
      (limit) => desk.erase({ states: statesOver, settledBefore: before }, limit),
      () => this.#isStopped,
    );
    if (erased > 0) log.info({ erased }, 'delivered leads were erased');
  }
}
