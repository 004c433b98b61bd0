const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Where the time comes from. All that the service knows of it comes in here, so tests can move it. */
export interface Clock {
  /** By the machine's clock, in milliseconds since 1970: it may be set, forward and back. */
  now(): number;
  /** Milliseconds that went by since some moment: never fewer than before. */
  elapsed(): number;
  /** Does something in so many milliseconds. Returns what takes that back. */
  after(delay: number, task: () => void): () => void;
  /** Does something again and again. Returns what ends that. */
  every(interval: number, task: () => void): () => void;
}

/**
 * How long a channel of the outbox waits for what. Whoever has all of a mail may think about it for ten minutes
 * (RFC 5321, 4.5.3.2.6): to give up earlier makes copies. What is cut off at closing may come twice, with one id.
 */
const mail = {
  /** Until all of it is said. */
  sendTimeout: 2 * minute,
  /** For the answer to all of it. */
  answerTimeout: 10 * minute,
  /** After this, one that is on its way no longer keeps others waiting. */
  patience: 30 * second,
  /** Renewed while it is on its way. */
  lease: 45 * second,
  pollInterval: second,
  /** Of the 30 s that containers are given, requests have ten after it (`close`). */
  closeTimeout: 18 * second,
};

export type DeliveryTiming = typeof mail;

const webhook: DeliveryTiming = {
  sendTimeout: 10 * second,
  answerTimeout: 10 * second,
  patience: 10 * second,
  lease: 20 * second,
  pollInterval: second,
  closeTimeout: 12 * second,
};

/** All that the service waits for, in milliseconds. */
export const timing = {
  mail,
  webhook,
  /**
   * Nodemailer's own: by itself it waits 2 minutes for a connection. A server that is silent is left by the
   * worker, which knows what it is silent about.
   */
  smtp: {
    dnsTimeout: 10 * second,
    connectionTimeout: 10 * second,
    greetingTimeout: 30 * second,
    socketTimeout: 11 * minute,
  },
  /** Leads that a person has to know of are looked for this often, and told of in six mails an hour at most. */
  notices: { poll: 10 * second, interval: 10 * minute },
  /** How often leads are looked for that nobody has taken in time. */
  reminders: minute,
  /**
   * The canary: how long one that was asked may take to answer, how long and how often it is followed, and how often
   * it is looked whether a day is over since the last, which is a little less. Behind a proxy that waits for
   * the service the first one fails: the next is near.
   */
  canary: {
    answer: 30 * second,
    delivery: 5 * minute,
    poll: second,
    check: 10 * minute,
    interval: 23.5 * hour,
  },
  /** How often what is kept no longer is erased. */
  housekeeping: hour,
  /** Once a day, however often the service starts: a little less, as it is asked for every hour. */
  backups: { poll: hour, interval: 23.5 * hour },
  file: {
    /** How long a write waits for others that it can share a transaction with. */
    gather: 20,
    /** How long one waits for another process to finish its own, and how soon it is tried again. */
    busyTimeout: 5 * second,
    busyPause: 25,
    /** How often it is tried to make the reserve again. */
    reserve: 10 * second,
    /** In which what waited is written while leads are erased. */
    rest: 20,
  },
  /** No visitor waits longer for a database that doesn't answer. */
  database: {
    connectionTimeoutMillis: 3 * second,
    query_timeout: 8 * second,
    statement_timeout: 8 * second,
    idle_in_transaction_session_timeout: 8 * second,
  },
  /** How long an answer of Redis is waited for, and how long one that gave none is left alone. */
  redis: { answerTimeout: 250, rest: 2 * second },
  /** How long requests that were begun may take to end when the service closes. */
  close: 10 * second,
  /** Over which the delay of the event loop is averaged. */
  pressure: 3 * second,
  /** A check of readiness writes to the disk: however often it is asked for, once in this time. */
  check: second,
};

export type Timing = typeof timing;

/** What of the service depends on time takes it from here, and from nowhere else (oxlint.config.ts). */
export interface Time {
  readonly clock: Clock;
  readonly timing: Timing;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delay, task) {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
  every(interval, task) {
    const timer = setInterval(task, interval);
    return () => clearInterval(timer);
  },
};

export const systemTime: Time = { clock: systemClock, timing };

/** Resolves in so many milliseconds. */
export const pause = (clock: Clock, delay: number): Promise<void> =>
  new Promise((resolve) => void clock.after(delay, resolve));

/**
 * Does a task now, and then again and again, but never beside itself.
 *
 * @param task is handed what tells it that all is over
 * @param onError is told what a task threw, unless all is over by then; it is done again all the same
 * @returns what ends it: it resolves when what was under way is over
 */
export function repeat(
  clock: Clock,
  interval: number,
  task: (over: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  const attempt = async () => {
    try {
      await task(end.signal);
    } catch (error) {
      if (!end.signal.aborted) onError(error);
    }
  };
  const run = () => void (running ??= attempt().finally(() => (running = undefined)));
  const stop = clock.every(interval, run);
  run();
  return async () => {
    stop();
    end.abort();
    await running;
  };
}
