import type { Config } from '../config.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';
import type { Entry } from '../leads/outbox.ts';

/** What another system is told of a lead. */
function leadData({ id, state, receivedAt, request, ...lead }: LeadRecord) {
  const { score, signals, attempts, lastError = null } = lead;
  return {
    id,
    state,
    receivedAt: receivedAt.toISOString(),
    ...request,
    score,
    signals,
    attempts,
    lastError,
  };
}

/**
 * The body of a webhook, as Standard Webhooks shapes it; `undefined` where there is nothing left to tell:
 * the lead was erased.
 */
export function payloadOf(
  { kind: type, since, lead }: Entry,
  { LEADS_PER_HOUR }: Pick<Config, 'LEADS_PER_HOUR'>,
): string | undefined {
  const data = type === 'cap.reached' ? { leadsPerHour: LEADS_PER_HOUR } : lead && leadData(lead);
  return data && JSON.stringify({ type, timestamp: since.toISOString(), data });
}
