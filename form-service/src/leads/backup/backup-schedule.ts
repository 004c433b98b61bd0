import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../../time.ts';
import { listBackups, makeBackup, rotate } from './backup-folder.ts';
import type { BackupStore } from './backup-store.ts';

export interface ScheduleOptions {
  readonly folder: string;
  /** How many backups are kept. */
  readonly keep: number;
}

/**
 * Makes a backup a day in a folder and keeps the newest. The folder alone tells when the last one was
 * made, so one that failed is tried again in an hour, and one made by hand counts.
 */
export class BackupSchedule {
  readonly #open: () => Promise<BackupStore>;
  readonly #options: ScheduleOptions;
  readonly #time: Time;
  readonly #log: FastifyBaseLogger;
  readonly #ended = new AbortController();
  #stopAsking: (() => void) | undefined;
  #running: Promise<void> | undefined;

  constructor(
    open: () => Promise<BackupStore>,
    options: ScheduleOptions,
    time: Time,
    log: FastifyBaseLogger,
  ) {
    this.#open = open;
    this.#options = options;
    this.#time = time;
    this.#log = log;
  }

  start(): void {
    const run = () => {
      this.#running ??= this.run().finally(() => (this.#running = undefined));
    };
    const { clock, timing } = this.#time;
    this.#stopAsking = clock.every(timing.backups.poll, run);
    run();
  }

  async stop(): Promise<void> {
    this.#stopAsking?.();
    this.#ended.abort();
    await this.#running;
  }

  /** Makes a backup if the newest is a day old. */
  async run(): Promise<void> {
    try {
      await this.#makeIfDue();
    } catch (error) {
      if (this.#ended.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.error({ error: reason }, 'the leads could not be backed up');
    }
  }

  /**
   * Age of the newest backup, in milliseconds; of none at all it is infinite. One that is still to come was made
   * before the clock was set back: it tells nothing.
   */
  async age(): Promise<number> {
    const now = this.#time.clock.now();
    const ages = (await listBackups(this.#options.folder)).map(({ madeAt }) => now - +madeAt);
    return ages.find((age) => age >= 0) ?? Number.POSITIVE_INFINITY;
  }

  async #makeIfDue(): Promise<void> {
    if ((await this.age()) < this.#time.timing.backups.interval) return;
    const now = new Date(this.#time.clock.now());
    const { folder, keep } = this.#options;
    const { signal } = this.#ended;
    const { path, leads, size } = await makeBackup(await this.#open(), folder, { signal, now });
    const erased = await rotate(folder, keep, now);
    this.#log.info(
      { backup: path, leads, size, erased: erased.length },
      'the leads were backed up',
    );
  }
}
