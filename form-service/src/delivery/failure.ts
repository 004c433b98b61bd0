import { describeFailure, type Failure } from '../describe-failure.ts';

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

/** Whether every recipient was refused. */
export const areRecipientsRefused = (error: unknown) =>
  (error as Failure).command === 'RCPT TO' && (error as Failure).response !== undefined;

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
export function mailFailure(error: unknown, { isBegun, wereWordsRead }: Progress): SendFailure {
  const isReceiverWell = areRecipientsRefused(error);
  const kind = isBegun ? 'deferred' : 'unreachable';
  return new SendFailure(describeFailure(error), kind, { isReceiverWell, wereWordsRead });
}
