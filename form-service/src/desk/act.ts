import type { LeadDesk, LeadFilter } from '../leads/lead-desk.ts';
import { actionFacts, type DeskAction } from '../links/actions.ts';

/** Does an action to a lead. Returns whether the lead was in a state that allows it. */
export async function act(desk: LeadDesk, action: DeskAction, lead: string): Promise<boolean> {
  const filter: LeadFilter = { ids: [lead], states: actionFacts[action].from };
  const changed = await (action === 'spam' ? desk.markSpam(filter) : desk.requeue(filter));
  return changed === 1;
}
