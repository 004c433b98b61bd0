import { isSigned, signatureOf } from './signature.ts';

/** How long what a token allows can be done; in seconds. */
const lifetimes = {
  /** To see a request, and to withdraw it. The privacy policy tells of the 90 days. */
  request: 90 * 24 * 60 * 60,
  /** To be known as the service itself: longer than a canary is under way. */
  canary: 10 * 60,
} as const;

type Kind = keyof typeof lifetimes;

const signedPart = (kind: Kind, name: string, expires: string) => `${kind} ${name} ${expires}`;

/** What only we can make: it names something, until a time. */
export function makeToken(kind: Kind, name: string, secret: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000) + lifetimes[kind]).toString(36);
  return `${name}.${expires}.${signatureOf(signedPart(kind, name, expires), secret)}`;
}

/** What a token names; `undefined` where we didn't make it, or its time is over. */
export function readToken(
  kind: Kind,
  token: string,
  secret: string,
  now: Date,
): string | undefined {
  const [name = '', expires = '', signature = ''] = token.split('.');
  const isOver = Number.parseInt(expires, 36) * 1000 <= now.getTime();
  return isOver || !isSigned(signedPart(kind, name, expires), signature, secret) ? undefined : name;
}
