import { hash } from 'node:crypto';
import { visibleFields } from '@sunfield/shared/project-request';
import type { IdempotencyKey } from './lead-store.ts';
import type { LeadRequest } from './lead.ts';

/** A key that a browser made is kept for a day: longer than anybody resends a form. */
const keyedLifetime = 24 * 60 * 60 * 1000;

/**
 * Without JavaScript a request has no key, as pages are cached and can't carry one: the same words
 * from the same address within ten minutes are a reload or a second click, not a second request.
 */
const unkeyedLifetime = 10 * 60 * 1000;

/** Half of a SHA-256: enough to tell requests apart, and a small index. */
const digest = (...parts: string[]) =>
  // By way of a string: a buffer made by `hash` has memory of its own, which costs as much as hashing.
  Buffer.from(hash('sha256', parts.join('\u0000'), 'latin1').slice(0, 16), 'latin1');

/**
 * A digest of what the visitor typed. The language and the page stay out: who resends from a page
 * in another language asks for the same thing.
 */
function fingerprintOf(request: LeadRequest): Buffer {
  return digest(JSON.stringify(visibleFields.map((field) => request[field])));
}

/**
 * What tells a repeated request from a new one.
 *
 * @param key the client's idempotency key; empty where it sent none
 * @param address the visitor's network address
 */
export function idempotencyOf(
  request: LeadRequest,
  key: string,
  address: string,
  now: Date,
): IdempotencyKey {
  const fingerprint = fingerprintOf(request);
  const lifetime = key ? keyedLifetime : unkeyedLifetime;
  return {
    key: key ? digest('key', key) : digest('address', address, fingerprint.toString('hex')),
    fingerprint,
    expiresAt: new Date(now.getTime() + lifetime),
  };
}
