import type { Config } from '../config.ts';
import type { Mailbox } from '../config-values.ts';
import { leadEmail } from '../emails/lead-email.ts';
import { headerText } from '../emails/lead-subject.ts';
import type { Lead } from '../leads/lead.ts';
import { recipientsOf } from './recipients.ts';
import type { Mail } from './transport.ts';

export type MessageConfig = Pick<Config, 'MAIL_FROM' | 'LEADS_TO' | 'SITE_ORIGINS'>;

/**
 * Whether an address can stand in a header. A local part beyond ASCII would reach servers that have
 * never announced SMTPUTF8, as raw bytes: then the address stands in the mail's text alone.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\x21-\x7e]+$/u.test(address.slice(0, address.lastIndexOf('@')));
}

function replyTo({ request }: Lead): Mailbox | undefined {
  const { firstName, lastName, email } = request;
  return isPlainAddress(email)
    ? { name: headerText(`${firstName} ${lastName}`), address: email }
    : undefined;
}

/**
 * The mail for the sales team, ready to be sent. Addresses stay objects: as strings, a comma in
 * them would make a second recipient.
 */
export function leadMessage(lead: Lead, config: MessageConfig): Mail {
  const { MAIL_FROM, LEADS_TO, SITE_ORIGINS } = config;
  const reply = replyTo(lead);
  const [, domain = 'localhost'] = MAIL_FROM.address.split('@');
  return {
    ...leadEmail(lead, SITE_ORIGINS),
    from: MAIL_FROM,
    to: [...recipientsOf(lead.request, LEADS_TO)],
    ...(reply && { replyTo: reply }),
    date: lead.receivedAt,
    // The same for every attempt, so that a mail sent twice can be told from two leads.
    messageId: `<${lead.id}@${domain}>`,
  };
}
