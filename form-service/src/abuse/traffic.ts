import { hash } from 'node:crypto';
import type { ProjectRequest } from '@sunfield/shared/project-request';
import type { Counters } from '../counters/counters.ts';
import type { LeadState } from '../leads/lead.ts';
import type { Signal } from './signals.ts';

const hour = 60 * 60 * 1000;

/** Leads from one address within an hour that an office may well send. */
const officeSize = 10;

/** Messages of the same words that one sender may well send in a day: a form that was tried out. */
const ownRepeats = 2;

/** Senders of the same few words in a day that may well not know of each other. */
const unrelatedSenders = 10;

/** The part of what is left of the hour that one address may have: the others find the rest. */
const addressPart = 1 / 8;

/** The names that a request is counted by. */
export interface Traffic {
  readonly fromAddress: string;
  readonly words: string;
  readonly wordsOfSender: string;
}

const mailed = 'mailed';

/** @param network the visitor's, see visitor.ts */
export function trafficOf({ message, email }: ProjectRequest, network: string): Traffic {
  const words = `words ${hash('sha256', message.toLowerCase(), 'base64url')}`;
  return {
    fromAddress: `mailed ${network}`,
    words,
    wordsOfSender: `${words} ${email.toLowerCase()}`,
  };
}

/** What a request tells beside those that came before it. Looks without counting. */
export async function trafficSignals(
  { fromAddress, words, wordsOfSender }: Traffic,
  counters: Counters,
  leadsPerHour: number,
): Promise<Signal[]> {
  const names = [mailed, fromAddress, words, wordsOfSender];
  const [all = 0, own = 0, senders = 0, repeats = 0] = await counters.counts(names);
  const signals: Signal[] = [];
  const left = leadsPerHour - all;
  if (left <= 0) signals.push('globalCap');
  else if (own >= Math.max(1, left * addressPart)) signals.push('addressShare');
  if (own >= officeSize) signals.push('busyAddress');
  if (senders >= unrelatedSenders) signals.push('massMessage');
  if (repeats >= ownRepeats) signals.push('repeatedMessage');
  return signals;
}

/**
 * Counts a new lead, once it is on disk: who has to try again isn't counted for it. Towards the hour's
 * number counts what is mailed alone, so spam that is held back takes nobody's place.
 *
 * @returns how long the hour goes on, in milliseconds, when this lead was the last one of its number
 */
export async function countTraffic(
  { fromAddress, words, wordsOfSender }: Traffic,
  state: LeadState,
  counters: Counters,
  leadsPerHour: number,
): Promise<number | undefined> {
  const { count: repeats } = await counters.increment(wordsOfSender, 24 * hour);
  if (repeats === 1) void counters.increment(words, 24 * hour);
  if (state !== 'waiting') return undefined;
  void counters.increment(fromAddress, hour);
  const { count, ttl } = await counters.increment(mailed, hour);
  return count === leadsPerHour ? ttl : undefined;
}
