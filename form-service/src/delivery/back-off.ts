import { longestWait } from '../leads/lead.ts';

const second = 1000;
const minute = 60 * second;

/**
 * After how many failed attempts something is given up: they take five days, give or take some hours. No clock
 * says when that is: one may be set, a service stand still, or a backup be restored that is older.
 */
export const mostAttempts = 142;

/** A part of every delay is left to chance, so that what failed together isn't repeated together. */
const jitter = 0.25;

function exponential(first: number, longest: number, failures: number, random: number): number {
  const delay = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(delay * (1 - jitter * random));
}

/**
 * How long something waits after its nth failed attempt: from 1 minute, doubling, to 1 hour.
 *
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.max(minute, exponential(1.25 * minute, longestWait, attempts, random));
}

/**
 * How long nothing is sent in an outage after the nth failure in a row, and how long one waits that nothing
 * was said of: from 5 seconds to 1 minute. It costs one connection each time, whatever the number that waits.
 *
 * @returns milliseconds
 */
export function outagePause(failures: number, random = Math.random()): number {
  return exponential(5 * second, minute, failures, random);
}
