import type { Config } from '../config.ts';
import type { LeadRecord } from '../leads/lead-desk.ts';
import type { Hand } from '../leads/lead.ts';
import type { Entry } from '../leads/outbox.ts';

const handData = (hand: Hand | undefined) =>
  hand ? { by: hand.by, at: hand.at.toISOString() } : null;

/** What another system is told of a lead. */
function leadData({ id, state, receivedAt, request, ...lead }: LeadRecord) {
  const { score, signals, attempts, lastError = null, taken, answered } = lead;
  return {
    id,
    state,
    receivedAt: receivedAt.toISOString(),
    ...request,
    score,
    signals,
    attempts,
    lastError,
    taken: handData(taken),
    answered: handData(answered),
  };
}

/**
 * The body of a webhook, as Standard Webhooks shapes it; `undefined` where there is nothing left to tell:
 * the lead was erased.
 */
export function payloadOf(
  { kind: type, since, lead, leadId }: Entry,
  { LEADS_PER_HOUR }: Pick<Config, 'LEADS_PER_HOUR'>,
): string | undefined {
  const data =
    type === 'cap.reached'
      ? { leadsPerHour: LEADS_PER_HOUR }
      : type === 'lead.withdrawn'
        ? { id: leadId }
        : lead && leadData(lead);
  return data && JSON.stringify({ type, timestamp: since.toISOString(), data });
}
