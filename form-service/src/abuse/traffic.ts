import { hash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { ProjectRequest } from '@sunfield/shared/project-request';
import type { Counters } from '../counters/counters.ts';
import type { Signal } from './signals.ts';

const hour = 60 * 60 * 1000;

/** Hours in which a lead may be mailed, this one included: none is put off for longer than a day. */
const hoursAhead = 24;

/** Messages of the same words that one sender may well send in a day: a form that was tried out. */
const ownRepeats = 2;

/** Senders of the same few words in a day that may well not know of each other. */
const unrelatedSenders = 10;

/** The parts of what is left of the hour that one address, and one network, may have: the others find the rest. */
const addressPart = 1 / 8;
const networkPart = 1 / 4;

/**
 * The part of the hour's number from which on a region of the net is a crowd. Nobody in it is held, but the
 * rest of the hour is for those elsewhere: a flood may come from more networks than can be told apart.
 */
const crowdPart = 1 / 16;
const leastCrowd = 8;

/** The part of the hour's number that is for crowds, and for leads with any sign of spam. */
const suspectPart = 3 / 4;

/** What they may have in any case: who has forgotten something writes again. */
const fewest = 2;

/** The names that a request is counted by. */
export interface Traffic {
  readonly address: string;
  /** The /48 of an IPv6 address, which its owner has 65,536 addresses in; of IPv4 the address. */
  readonly network: string;
  /** The /32 of an IPv6 address, of which providers have a few; of IPv4 the /16. */
  readonly region: string;
  readonly words: string;
  readonly wordsOfSender: string;
}

/** @param visitor see visitor.ts */
export function trafficOf({ message, email }: ProjectRequest, visitor: string): Traffic {
  const words = hash('sha256', message.toLowerCase(), 'base64url');
  return {
    address: `address ${visitor}`,
    network: `network ${normalizeIP(visitor, 48)}`,
    region: `region ${/^\d+\.\d+(?=\.)/u.exec(visitor)?.[0] ?? normalizeIP(visitor, 32)}`,
    words: `words ${words}`,
    wordsOfSender: `sender ${words} ${email.toLowerCase()}`,
  };
}

/** What a message tells beside those that came before it. Looks without counting. */
export async function messageSignals(traffic: Traffic, counters: Counters): Promise<Signal[]> {
  const names = [traffic.words, traffic.wordsOfSender];
  const [senders = 0, repeats = 0] = await counters.counts(names);
  const signals: Signal[] = [];
  if (senders >= unrelatedSenders) signals.push('massMessage');
  if (repeats >= ownRepeats) signals.push('repeatedMessage');
  return signals;
}

/** What an hour still has room for. */
export interface Room {
  readonly signals: readonly Signal[];
  /** The hour in which the lead is mailed, counted from 1970. */
  readonly hour: number;
}

/** When an hour begins. */
export const startOf = (index: number) => new Date(index * hour);

export const hourOf = (time: number) => Math.floor(time / hour);

export const endOfHour = (time: Date) => startOf(hourOf(time.getTime()) + 1);

const mailedIn = (index: number) => `mailed ${index}`;

/**
 * The first hour that has room for a lead, and whether its sender takes the room of others. Looks without
 * counting.
 *
 * @param perHour how many leads are mailed in an hour
 * @param isSuspect whether it has any sign of spam
 */
export async function roomFor(
  { address, network, region }: Traffic,
  counters: Counters,
  perHour: number,
  isSuspect: boolean,
  now: number,
): Promise<Room> {
  const thisHour = hourOf(now);
  const names = [address, network, region, mailedIn(thisHour)];
  const [own = 0, near = 0, around = 0, mailed = 0] = await counters.counts(names);
  const isCrowd = around >= Math.max(leastCrowd, perHour * crowdPart);
  const most = perHour * (isSuspect || isCrowd ? suspectPart : 1);
  const isFull = mailed >= most;
  // Of the later hours, nobody in a crowd has more than the fewest.
  const left = isCrowd && isFull ? 0 : Math.max(0, perHour - mailed);
  const signals: Signal[] = [];
  if (own >= Math.max(fewest, left * addressPart)) signals.push('addressShare');
  else if (near >= Math.max(2 * fewest, left * networkPart)) signals.push('networkShare');
  if (!isFull) return { signals, hour: thisHour };
  signals.push('globalCap');
  const later = Array.from({ length: hoursAhead - 1 }, (_, i) => thisHour + 1 + i);
  const taken = await counters.counts(later.map(mailedIn));
  return {
    signals,
    hour: later[taken.findIndex((count) => count < most)] ?? later.at(-1) ?? thisHour,
  };
}

/** Counts the words of a new lead, once it is on disk: who has to try again isn't counted for it. */
export async function countMessage(traffic: Traffic, counters: Counters): Promise<void> {
  const { count } = await counters.increment(traffic.wordsOfSender, 24 * hour);
  if (count === 1) void counters.increment(traffic.words, 24 * hour);
}

/**
 * Counts a new lead towards the hour it is mailed in: spam that is held back takes nobody's place.
 *
 * @returns how many that hour has by now
 */
export async function countMailed(
  { address, network, region }: Traffic,
  index: number,
  counters: Counters,
): Promise<number> {
  for (const name of [address, network, region]) void counters.increment(name, hour);
  const { count } = await counters.increment(mailedIn(index), (hoursAhead + 1) * hour);
  return count;
}
