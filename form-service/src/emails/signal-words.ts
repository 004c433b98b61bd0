import type { Signal } from '../abuse/signals.ts';

/** Why a request was held back, as the sales team reads it. */
const signalWords: Readonly<Record<Signal, string>> = {
  honeypotFilled:
    'A field that people can’t see was filled in. Robots do that, and now and then a browser’s autofill.',
  honeypotMissing: 'It was not sent by the website’s own form.',
  filledTooFast: 'The form was filled in within three seconds.',
  someLinks: 'The message has two or three links in it.',
  manyLinks: 'The message has more than three links in it.',
  repeatedMessage: 'The same sender had sent the same message more than once before.',
  massMessage: 'More than ten senders sent the same message within a day.',
  addressShare:
    'One network address sent so many requests within an hour that hardly any were left for others.',
  networkShare:
    'One network sent so many requests within an hour that hardly any were left for others.',
  globalCap: 'More requests came within an hour than the website is set to mail in one.',
  proofOfWorkMissing:
    'The browser sent no proof of work, as robots and browsers without JavaScript do.',
  proofOfWorkFalse: 'The proof of work that came with it was made up, or used before.',
  proofOfWork: 'In its favor: the visitor’s browser did the proof of work.',
};

/** A sentence for each signal; what an older release noted is shown by its name. */
export function describeSignals(signals: readonly string[]): string[] {
  const known = new Map<string, string>(Object.entries(signalWords));
  return signals.map((signal) => known.get(signal) ?? `Another sign: ${signal}.`);
}
