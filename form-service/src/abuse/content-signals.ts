import { honeypotField, type ProjectRequest } from '@sunfield/shared/project-request';
import type { Signal } from './signals.ts';

/** Nobody types a name, an address and a wish in less; in milliseconds. */
const shortestFillTime = 3_000;

/** Each from its beginning to its end, so that what stands within one isn't another. */
const linkPattern = /<a\s[^<>]*>|\[url[=\]][^\s[\]]*|(?:https?:\/\/|www\.)[^\s<>[\]]*/giu;

/** What a request tells by itself. */
export function contentSignals(request: ProjectRequest): Signal[] {
  const { message, fillTime, [honeypotField]: honeypot } = request;
  const signals: Signal[] = [];
  if (honeypot === undefined) signals.push('honeypotMissing');
  else if (honeypot !== '') signals.push('honeypotFilled');
  // Without JavaScript there is no time, and its lack says nothing.
  if (fillTime !== undefined && fillTime < shortestFillTime) signals.push('filledTooFast');
  const links = message.match(linkPattern)?.length ?? 0;
  if (links > 3) signals.push('manyLinks');
  else if (links > 1) signals.push('someLinks');
  return signals;
}
