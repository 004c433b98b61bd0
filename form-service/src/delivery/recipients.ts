import type { Recipients } from '../config-recipients.ts';
import type { Mailbox } from '../config-values.ts';
import type { LeadRequest } from '../leads/lead.ts';

/** Each once, whatever the case of its letters. */
export const once = (mailboxes: readonly Mailbox[]): readonly Mailbox[] => [
  ...new Map(mailboxes.map((mailbox) => [mailbox.address.toLowerCase(), mailbox])).values(),
];

/** Everybody whom `LEADS_TO` names, each once. */
export const allRecipients = ({ others, rules }: Recipients): readonly Mailbox[] =>
  once([others, ...rules.map(({ to }) => to)].flat());

type Wish = Pick<LeadRequest, 'locale' | 'interests'>;

/** Who gets a lead: the recipients of every rule that fits, each once; never nobody. */
export function recipientsOf(
  { locale, interests }: Wish,
  { others, rules }: Recipients,
): readonly Mailbox[] {
  const names: string[] = [locale, ...interests];
  const named = rules.filter(({ name }) => names.includes(name)).flatMap(({ to }) => to);
  if (named.length === 0) return others;
  return once(named);
}
