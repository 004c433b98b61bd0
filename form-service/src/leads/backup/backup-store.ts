import { personName } from '@sunfield/shared/person-name';
import type { LeadState } from '../lead.ts';
import { toLead, type Row } from '../rows.ts';

/** What is told of a lead before leads are replaced. */
export interface LeadSummary {
  readonly id: string;
  readonly receivedAt: Date;
  readonly state: LeadState;
  readonly name: string;
  readonly company: string;
}

/** The leads of a backup or of a store, and the schema that they are written in. */
export interface Contents {
  readonly schema: number;
  readonly leads: readonly LeadSummary[];
}

/** A store as something that is copied and replaced as a whole, by service and operator alike. */
export interface BackupStore {
  /** The end of a backup's name. */
  readonly extension: string;
  /** The newest schema that this release understands. */
  readonly schema: number;

  /**
   * Writes a consistent copy to a path where nothing is, while the service runs, opens it and counts
   * what is in it.
   *
   * @returns how many leads are in it
   * @throws {OperatorError} when it could not be made, or is not what it should be
   */
  copy(path: string, signal?: AbortSignal): Promise<number>;

  /**
   * What is in a backup.
   *
   * @throws {OperatorError} when it is broken, or no backup of such a store
   */
  read(path: string): Promise<Contents>;

  /**
   * What is in the store; `undefined` where there is none yet.
   *
   * @throws {OperatorError} when it can't be read
   */
  present(): Promise<Contents | undefined>;

  /**
   * Keeps services from starting on the store until what it returns is called; `undefined` where one runs.
   *
   * @throws {OperatorError} when that can't be told
   */
  lock(): Promise<(() => void | Promise<void>) | undefined>;

  /** Puts the leads of a backup in the place of those that are there, all or none. */
  replace(path: string): Promise<void>;

  /** Puts a store that can't be read out of the way. Returns where it is now, where that can be done. */
  setAside(now: Date): string | undefined;
}

/** As much of a visitor's name and company as tells leads apart; one row that is damaged spoils no backup. */
export function summaryOf(row: Row): LeadSummary {
  const { request, ...lead } = toLead(row);
  return { ...lead, name: personName(request), company: request.company };
}

/**
 * Said of what was restored: which visitors were thanked since the backup isn't known, and nobody is twice; and
 * a server that is new to others is refused at first.
 */
export const beginAnew = `
  DELETE FROM outbox WHERE kind = 'acknowledgement';
  UPDATE outbox SET attempts = 0;
  UPDATE leads SET acknowledged_at = received_at WHERE acknowledged_at IS NULL`;
