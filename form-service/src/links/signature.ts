import { createHmac, timingSafeEqual } from 'node:crypto';

/** What tells a link that we made from one that somebody made up. Begins with what kind of link it is. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether a signature is the text's own. How long it takes tells nothing. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = Buffer.from(signatureOf(text, secret), 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
