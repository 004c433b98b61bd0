import { company } from '@sunfield/shared/company';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { digestEmail } from '../emails/digest-email.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { describeFailure } from './failure.ts';
import type { SendMail } from './transport.ts';

interface Service {
  readonly config: Pick<Config, 'MAIL_FROM' | 'LEADS_TO' | 'RETENTION_DAYS'>;
  readonly desk: LeadDesk;
  readonly sendMail: SendMail;
  readonly log: FastifyBaseLogger;
}

const hour = 60 * 60 * 1000;

/** The digest lies in the inbox when the office opens: the hour of the day in the company's zone. */
const digestHour = 8;

/** `2026-11-21 08`, in the company's zone. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: company.timeZone,
});

/** What is done every hour, whether or not anybody sends a request. */
export class Housekeeping {
  readonly #service: Service;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(service: Service) {
    this.#service = service;
  }

  start(): void {
    const run = () => (this.#running = this.run(new Date()));
    this.#timer = setInterval(() => void run(), hour);
    void run();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async run(now: Date): Promise<void> {
    const { log } = this.#service;
    for (const task of [() => this.#eraseOld(now), () => this.#sendDigest(now)]) {
      await task().catch((error: unknown) =>
        log.error({ error: describeFailure(error) }, 'housekeeping failed'),
      );
    }
  }

  async #eraseOld(now: Date): Promise<void> {
    const { desk, config, log } = this.#service;
    const before = new Date(now.getTime() - config.RETENTION_DAYS * 24 * hour);
    let total = 0;
    for (let erased = -1; erased !== 0; total += erased) erased = await desk.eraseDelivered(before);
    if (total > 0) log.info({ erased: total }, 'delivered leads were erased');
  }

  async #sendDigest(now: Date): Promise<void> {
    const { desk, config, sendMail } = this.#service;
    const [day = '', time = ''] = clock.format(now).split(' ');
    if (Number.parseInt(time, 10) < digestHour) return;
    const email = digestEmail(await desk.counts());
    if (!email || !(await desk.takeDailyTask('digest', day))) return;
    try {
      await sendMail({ ...email, from: config.MAIL_FROM, to: config.LEADS_TO });
    } catch (error) {
      // Given back, so that the next hour tries again.
      await desk.takeDailyTask('digest', '');
      throw error;
    }
  }
}
