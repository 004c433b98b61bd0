import { isSigned, signatureOf } from './signature.ts';

/** The header that tells a request of the service's own from a visitor's. */
export const canaryHeader = 'x-form-canary';

/** Longer than one is under way; in seconds. */
const lifetime = 10 * 60;

export function canaryToken(secret: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + lifetime);
  return `${expires}.${signatureOf(`canary ${expires}`, secret)}`;
}

/** Whether we made a token, and its time isn't over. */
export function isCanaryToken(token: string, secret: string, now: Date): boolean {
  const [expires = '', signature = ''] = token.split('.');
  return Number(expires) * 1000 > now.getTime() && isSigned(`canary ${expires}`, signature, secret);
}
