import type { LeadDesk, OpenDesk } from '../leads/lead-desk.ts';

/** Where the operator's tool was called. */
export interface Surroundings {
  readonly print: (text: string) => void;
  /** Where the operator stands: what file names are relative to. */
  readonly folder: string;
  /** Asks a person for a yes; rejects where nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What a command works with. */
export interface Session extends Surroundings {
  readonly desk: LeadDesk;
}

interface Help {
  /** What follows the name, for the help. */
  readonly usage: string;
  readonly summary: string;
}

/** One of `npm run leads -- <name>`, which works with the leads. */
export interface Command extends Help {
  readonly withoutDesk?: never;
  /** @throws {UsageError} when the arguments can't be understood */
  readonly run: (args: string[], session: Session) => Promise<void>;
}

/** One that works without the store being opened, or with the store as a whole. */
export interface OtherCommand extends Help {
  readonly withoutDesk: true;
  /** @throws {UsageError} when the arguments can't be understood */
  readonly run: (args: string[], surroundings: Surroundings) => Promise<void>;
}

/** Opens the store, for the commands that work with leads. */
export type OpenStore = () => Promise<OpenDesk>;

/** The operator wrote something that can't be done. The message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for was understood, and failed. The message says why. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
