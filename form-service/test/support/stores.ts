import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { idempotencyOf } from '../../src/leads/fingerprint.ts';
import type { LeadStore, NewLead, OpenDesk } from '../../src/leads/lead-store.ts';
import { unknownSource, type LeadRequest } from '../../src/leads/lead.ts';
import { systemTime } from '../../src/time.ts';
import { isPostgres, openLeads } from '../../src/leads/open-leads.ts';
import { temporaryFolder } from './app.ts';
import { hasPostgres, hungUp, temporaryDatabase } from './services.ts';
import { translation } from '../../../shared/test/support/translation.ts';

/** The address of an empty store, gone after the test. */
export type MakeStore = () => Promise<string>;

const sqlite: MakeStore = () => Promise.resolve(`file:${join(temporaryFolder(), 'leads.db')}`);

/** Runs the same tests on both stores: what one promises, the other does. */
export function describeStores(name: string, tests: (makeStore: MakeStore) => void): void {
  describe(`${name} (SQLite)`, () => tests(sqlite));
  describe.skipIf(!hasPostgres)(`${name} (PostgreSQL)`, () => tests(temporaryDatabase));
}

/** A store that is closed after the test, if not before. */
export interface OpenLeads extends OpenDesk {
  readonly store: LeadStore;
}

export async function open(
  DATABASE_URL: string,
  OUTLET_URL?: string,
  time = systemTime,
): Promise<OpenLeads> {
  const store = await openLeads({ DATABASE_URL, OUTLET_URL }, time, () => undefined);
  let isOpen = true;
  const hangUp = async () => {
    if (!isOpen) return;
    isOpen = false;
    await store.close();
  };
  onTestFinished(hangUp);
  const close = async () => {
    await hangUp();
    if (isPostgres(DATABASE_URL)) await hungUp(DATABASE_URL);
  };
  return { store, desk: store.desk, outbox: store.outbox, close };
}

export const leadRequest: LeadRequest = {
  firstName: '花子',
  lastName: 'Müller',
  email: 'hanako@acme.example',
  phone: '',
  company: 'Acme',
  country: '',
  message: 'こんにちは 👋🏽\n"quoted" \\ back',
  interests: ['qa-testing'],
  locale: translation,
  page: '/',
  ...unknownSource,
};

export function newLead(changes: Partial<NewLead> = {}, key: string = randomUUID()): NewLead {
  const { receivedAt = new Date() } = changes;
  return {
    request: leadRequest,
    receivedAt,
    state: 'waiting',
    score: 0,
    signals: [],
    idempotency: idempotencyOf(changes.request ?? leadRequest, key, '192.0.2.1', receivedAt),
    ...changes,
  };
}
