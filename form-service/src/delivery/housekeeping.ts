import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { sendDigest, type DigestService } from '../desk/daily-digest.ts';
import { EraseTurns } from '../leads/erase-in-turns.ts';
import { describeFailure } from './failure.ts';

interface Service extends DigestService {
  readonly config: DigestService['config'] & Pick<Config, 'RETENTION_DAYS'>;
  readonly log: FastifyBaseLogger;
}

const hour = 60 * 60 * 1000;

/** What is done every hour, whether or not anybody sends a request. */
export class Housekeeping {
  readonly #service: Service;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(service: Service) {
    this.#service = service;
  }

  start(): void {
    const run = () => (this.#running = this.run(new Date()));
    this.#timer = setInterval(() => void run(), hour);
    void run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async run(now: Date): Promise<void> {
    const { log } = this.#service;
    for (const task of [() => this.#eraseOld(now), () => sendDigest(this.#service, now)]) {
      await task().catch((error: unknown) =>
        log.error({ error: describeFailure(error) }, 'housekeeping failed'),
      );
    }
  }

  async #eraseOld(now: Date): Promise<void> {
    const { desk, config, log } = this.#service;
    const before = new Date(now.getTime() - config.RETENTION_DAYS * 24 * hour);
    const erased = await new EraseTurns().run(
      (limit) => desk.eraseDelivered(before, limit),
      () => this.#isStopped,
    );
    if (erased > 0) log.info({ erased }, 'delivered leads were erased');
  }
}
