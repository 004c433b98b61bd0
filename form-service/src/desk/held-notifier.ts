import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { describeFailure, failureKind } from '../delivery/failure.ts';
import { heldEmail } from '../emails/held-email.ts';
import type { HeldNotices } from '../leads/held-notices.ts';
import type { DeskMail } from './desk-mail.ts';
import { deskLinks } from './links.ts';

interface Service {
  readonly config: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>;
  readonly notices: HeldNotices;
  readonly deskMail: DeskMail;
  readonly log: FastifyBaseLogger;
}

export interface NotifierOptions {
  /** How often held leads are looked for, in milliseconds. */
  readonly pollInterval: number;
  /** The least time between two mails, in milliseconds. */
  readonly interval: number;
}

/** Longer than a mail may take: a process that holds a notice for longer has died. In milliseconds. */
const lease = 45_000;

/** A mail of more would be cut by mail clients: what doesn't fit stands in the next. */
const mostLeads = 50;

/** Tells the sales team of leads that were held back, soon after they were. */
export class HeldNotifier {
  readonly #service: Service;
  readonly #options: NotifierOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(service: Service, options: NotifierOptions) {
    this.#service = service;
    this.#options = options;
  }

  start(): void {
    const run = () => {
      this.#running ??= this.run().finally(() => (this.#running = undefined));
    };
    this.#timer = setInterval(run, this.#options.pollInterval);
    run();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async run(): Promise<void> {
    try {
      await this.#tell();
    } catch (error) {
      const { log } = this.#service;
      log.error({ error: describeFailure(error) }, 'held leads could not be told of');
    }
  }

  async #tell(): Promise<void> {
    const { notices, config, deskMail, log } = this.#service;
    const { interval } = this.#options;
    const notice = await notices.claim({ interval, lease, leads: mostLeads });
    if (!notice) return;
    const now = new Date();
    try {
      const email = heldEmail(notice, { linkTo: deskLinks(config, now), now });
      await deskMail.send({ ...email, name: `held-${notice.id}` });
    } catch (error) {
      // A mail that will never be taken must not keep back those of later leads: the digest has them.
      if (failureKind(error) !== 'refused') throw error;
      log.error({ error: describeFailure(error) }, 'a mail about held leads was refused');
    }
    await notices.settle(notice.id);
    log.info({ leads: notice.leads.map(({ id }) => id) }, 'held leads were told of');
  }
}
