import { isSigned, signatureOf } from './signature.ts';

/** The header that tells a request of the canary from a visitor's. */
export const canaryHeader = 'x-canary';

/** Longer than a canary is under way; in seconds. */
const lifetime = 10 * 60;

const signedPart = (id: string, expires: string) => `canary ${id} ${expires}`;

export function canaryToken(id: string, secret: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + lifetime);
  return `${id}.${expires}.${signatureOf(signedPart(id, expires), secret)}`;
}

/** The id of the canary that a token is of; `undefined` where we didn't make it, or its time is over. */
export function canaryOf(token: string, secret: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.');
  const isOver = Number(expires) * 1000 <= now.getTime();
  return isOver || !isSigned(signedPart(id, expires), signature, secret) ? undefined : id;
}
