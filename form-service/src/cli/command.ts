import type { LeadDesk } from '../leads/lead-desk.ts';

/** What a command works with. */
export interface Session {
  readonly desk: LeadDesk;
  readonly print: (text: string) => void;
  /** Where the operator stands: what file names are relative to. */
  readonly folder: string;
  /** Asks a person for a yes; rejects where nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
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
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
