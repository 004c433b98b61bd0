/**
 * `unreachable`: nothing of the mail was said, so nothing of it can be at fault; it goes as soon as the
 * server is there, however long that takes. `deferred`: it may be taken later, until its time is over.
 * `hopeless`: it can't be sent at all.
 */
export type FailureKind = 'unreachable' | 'deferred' | 'hopeless';

interface FailureDetails {
  /** The receiver itself is well: it says nothing of other mails. */
  readonly isReceiverWell?: boolean;
  /** All who have it by now. */
  readonly sentTo?: readonly string[];
  /** Its words had been read, and may be why. */
  readonly wereWordsRead?: boolean;
  readonly acknowledges?: boolean;
}

/** An attempt that failed. The message is one line for the operator, without personal data. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly kind: FailureKind;
  readonly details: FailureDetails;

  constructor(reason: string, kind: FailureKind, details: FailureDetails = {}) {
    super(reason);
    this.kind = kind;
    this.details = details;
  }
}

interface SmtpError {
  readonly message?: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  /** Of a recipient that was refused, and of a mail that all refused. */
  readonly recipient?: string;
  readonly rejected?: readonly string[];
}

/** Whether every recipient was refused. */
export const areRecipientsRefused = (error: unknown) =>
  (error as SmtpError).command === 'RCPT TO' && (error as SmtpError).response !== undefined;

/** How far a mail came. */
export interface Progress {
  /** The server was there, and took the password: the mail was begun. */
  readonly isBegun: boolean;
  readonly wereWordsRead: boolean;
}

/**
 * Judges an error of nodemailer. Of what is said of a mail, no answer is final: the same 550 may be of one
 * mail's words, of an account's quota or of a server that is badly set up for an hour.
 */
export function judge(error: unknown, { isBegun, wereWordsRead }: Progress): SendFailure {
  const isReceiverWell = areRecipientsRefused(error);
  const kind = isBegun ? 'deferred' : 'unreachable';
  return new SendFailure(describeFailure(error), kind, { isReceiverWell, wereWordsRead });
}

/** What an address can be made of, as far as it is told from the text around it. */
const word = /[^\s<>:;,"'()[\]]+/gu;

/** Servers repeat whom a mail was from or to, and logs hold no names: only the domain stays. */
function hideLocalPart(text: string): string {
  const end = text.lastIndexOf('@');
  return end > 0 ? `…${text.slice(end)}` : text;
}

/** What stands before the @ of those whom a server refused: it may say their names without their address. */
const namesIn = ({ recipient, rejected = [] }: SmtpError) =>
  [recipient ?? '', ...rejected]
    .map((address) => address.slice(0, address.lastIndexOf('@')))
    .filter((name) => name !== '');

/** One line for the operator: no control characters, no personal data, at most 300 characters. */
export function describeFailure(error: unknown): string {
  const { message = 'unknown error', code, response } = error as SmtpError;
  const names = namesIn(error as SmtpError);
  return [code, response ?? message]
    .filter(Boolean)
    .join(': ')
    .replace(/[\u0000-\u001f\u007f-\u009f]+/gu, ' ')
    .replace(word, hideLocalPart)
    .replace(word, (text) => (names.includes(text) ? '…' : text))
    .slice(0, 300);
}
