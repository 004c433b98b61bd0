import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Counters } from '../counters/counters.ts';
import type { Clock } from '../time.ts';
import type { Signal } from './signals.ts';

/** Long enough to write a message in; in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** About a second of a telephone's time: 256 tries on average, of this many rounds each. */
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, keyPrefix: '00' };

/** A puzzle for the visitor's browser, signed so that none has to be remembered. */
export function makeChallenge(secret: string, clock: Clock): Promise<Challenge> {
  return createChallenge({
    ...difficulty,
    deriveKey,
    expiresAt: new Date(clock.now() + lifetime),
    hmacSignatureSecret: secret,
  });
}

function parsePayload(solved: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(solved, 'base64').toString()) as Payload | null;
    return payload?.challenge.signature ? payload : undefined;
  } catch {
    return undefined;
  }
}

export interface Proof {
  readonly signal: Extract<Signal, `proofOfWork${string}`>;
  /** What its use is counted by: once the lead is on disk, as a form that has to be sent again is one. */
  readonly use?: string;
}

const missing: Proof = { signal: 'proofOfWorkMissing' };
const untrue: Proof = { signal: 'proofOfWorkFalse' };

/** @param solved the form's `altcha` field: the solved puzzle, as base64 of JSON */
export async function judgeProof(
  solved: string,
  secret: string,
  counters: Counters,
): Promise<Proof> {
  if (!solved) return missing;
  const payload = parsePayload(solved);
  if (!payload) return untrue;
  const result = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
  }).catch(() => undefined);
  if (!result) return untrue;
  // Who leaves the form open over lunch is no robot for it.
  if (result.expired) return missing;
  if (!result.verified) return untrue;
  const use = `proof ${payload.challenge.signature ?? ''}`;
  const [uses = 0] = await counters.counts([use]);
  return uses === 0 ? { signal: 'proofOfWork', use } : untrue;
}

/** Counts the use of a proof: it holds for one lead. */
export function countProof({ use }: Proof, counters: Counters): void {
  if (use !== undefined) void counters.increment(use, lifetime);
}
