import type { LeadDesk } from '../leads/lead-desk.ts';
import type { OpenDesk } from '../leads/lead-store.ts';
import type { Outbox } from '../leads/outbox.ts';
import { OperatorError } from '../operator-error.ts';
import type { Time } from '../time.ts';

/** Where the operator's tool was called. */
export interface Surroundings {
  readonly print: (text: string) => void;
  /** Where the operator stands: what file names are relative to. */
  readonly folder: string;
  /** Asks a person for a yes; rejects where nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly time: Time;
  readonly openStore: () => Promise<OpenDesk>;
}

/** What a command works with. */
export interface Session extends Surroundings {
  /** The leads: opened when they are first asked for, and closed behind the command. */
  readonly leads: () => Promise<LeadDesk>;
  /** What waits to be sent, out of the same store. */
  readonly outbox: () => Promise<Outbox>;
}

/** One of `npm run leads -- <name>`. */
export interface Command {
  /** What follows the name, for the help. */
  readonly usage: string;
  readonly summary: string;
  /** @throws {UsageError} when the arguments can't be understood */
  readonly run: (args: string[], session: Session) => Promise<void>;
}

/** The operator wrote something that can't be done. The message says what. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError';
}
