import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../../describe-failure.ts';
import { repeat, type Time } from '../../time.ts';
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

  /** Returns what ends it, with a backup that is under way. */
  start(): () => Promise<void> {
    const { clock, timing } = this.#time;
    const tell = (error: unknown) =>
      this.#log.error({ error: describeFailure(error) }, 'the leads could not be backed up');
    return repeat(clock, timing.backups.poll, (over) => this.run(over), tell);
  }

  /**
   * Makes a backup if the newest is a day old.
   *
   * @throws {OperatorError} when it could not be made
   */
  async run(over?: AbortSignal): Promise<void> {
    if ((await this.age()) < this.#time.timing.backups.interval) return;
    const now = new Date(this.#time.clock.now());
    const { folder, keep } = this.#options;
    const { path, leads, size } = await makeBackup(await this.#open(), folder, {
      now,
      ...(over && { signal: over }),
    });
    const erased = await rotate(folder, keep, now);
    this.#log.info(
      { backup: path, leads, size, erased: erased.length },
      'the leads were backed up',
    );
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
}
