import type { LeadRecord } from '../../src/leads/lead-desk.ts';
import { leadRequest } from './stores.ts';

/** A lead as it comes out of a store: received on 21 November 2026 at 8:36 in the company's office. */
export function leadWith(changes: Partial<LeadRecord> = {}): LeadRecord {
  return {
    id: '01a1fbc4-ad68-7e00-b445-a565ae40a274',
    receivedAt: new Date('2026-11-21T01:36:12Z'),
    request: leadRequest,
    signals: [],
    releasedAt: undefined,
    attempts: 0,
    sentTo: [],
    state: 'waiting',
    score: 0,
    dueAt: new Date('2026-11-21T01:36:12Z'),
    lastError: undefined,
    settledAt: undefined,
    taken: undefined,
    answered: undefined,
    ...changes,
  };
}
