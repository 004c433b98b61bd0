import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Counters } from '../counters/counters.ts';
import type { Signal } from './signals.ts';

/** Long enough to write a message in; in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** About a second of a telephone's time: 256 tries on average, of this many rounds each. */
const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, keyPrefix: '00' };

/** A puzzle for the visitor's browser, signed so that none has to be remembered. */
export function makeChallenge(secret: string): Promise<Challenge> {
  return createChallenge({
    ...difficulty,
    deriveKey,
    expiresAt: new Date(Date.now() + lifetime),
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

/** Whether it solves one of our puzzles, for the first time. */
async function isProof(solved: string, secret: string, counters: Counters): Promise<boolean> {
  const payload = parsePayload(solved);
  if (!payload) return false;
  try {
    const result = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
    if (!result.verified) return false;
  } catch {
    return false;
  }
  const uses = await counters.increment(`proof ${payload.challenge.signature ?? ''}`, lifetime);
  return uses.count === 1;
}

/** @param solved the form's `altcha` field: the solved puzzle, as base64 of JSON */
export async function proofSignal(
  solved: string,
  secret: string,
  counters: Counters,
): Promise<Signal> {
  if (!solved) return 'proofOfWorkMissing';
  return (await isProof(solved, secret, counters)) ? 'proofOfWork' : 'proofOfWorkFalse';
}
