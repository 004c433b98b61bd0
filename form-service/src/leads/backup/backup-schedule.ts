import type { FastifyBaseLogger } from 'fastify';
import { listBackups, makeBackup, rotate } from './backup-folder.ts';
import type { BackupStore } from './backup-store.ts';

export interface ScheduleOptions {
  readonly folder: string;
  /** How many backups are kept. */
  readonly keep: number;
}

const hour = 60 * 60 * 1000;

/** Once a day, however often the service starts: a little less, as it is asked for every hour. */
const interval = 23.5 * hour;

/**
 * Makes a backup a day in a folder and keeps the newest. The folder alone tells when the last one was
 * made, so one that failed is tried again in an hour, and one made by hand counts.
 */
export class BackupSchedule {
  readonly #open: () => Promise<BackupStore>;
  readonly #options: ScheduleOptions;
  readonly #log: FastifyBaseLogger;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(open: () => Promise<BackupStore>, options: ScheduleOptions, log: FastifyBaseLogger) {
    this.#open = open;
    this.#options = options;
    this.#log = log;
  }

  start(): void {
    const run = () => {
      this.#running ??= this.run(new Date()).finally(() => (this.#running = undefined));
    };
    this.#timer = setInterval(run, hour);
    run();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#running;
  }

  /** Makes a backup if the newest is a day old. */
  async run(now: Date): Promise<void> {
    try {
      await this.#makeIfDue(now);
    } catch (error) {
      if (this.#ended.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.error({ error: reason }, 'the leads could not be backed up');
    }
  }

  /** Age of the newest backup, in milliseconds; of none at all it is infinite. */
  async age(now: Date): Promise<number> {
    const [newest] = await listBackups(this.#options.folder);
    return newest ? now.getTime() - newest.madeAt.getTime() : Number.POSITIVE_INFINITY;
  }

  async #makeIfDue(now: Date): Promise<void> {
    const age = await this.age(now);
    // One that is still to come was made before the clock was set back.
    if (age >= 0 && age < interval) return;
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
