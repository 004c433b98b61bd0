import { quotedAddress } from '@sunfield/shared/mailbox';
import { afterBusinessDays, answerWithin } from '@sunfield/shared/office-time';
import { personName } from '@sunfield/shared/person-name';
import type { Mailbox } from '../config-values.ts';
import { acknowledgementEmail } from '../emails/acknowledgement-email.ts';
import { leadEmail, type Reminder } from '../emails/lead-email.ts';
import { headerText } from '../emails/lead-subject.ts';
import { withdrawnEmail } from '../emails/withdrawn-email.ts';
import type { Lead } from '../leads/lead.ts';
import type { Entry } from '../leads/outbox.ts';
import { deskLinks } from '../links/links.ts';
import { requestUrl } from '../links/request-link.ts';
import {
  automatic,
  messageIdOf,
  wholeLinks,
  type Message,
  type MessageConfig,
  type MessageService,
} from './message.ts';
import { allRecipients, once, recipientsOf } from './recipients.ts';

/**
 * Whether an address can stand in a header. A local part beyond ASCII would reach servers that have
 * never announced SMTPUTF8, as raw bytes: then the address stands in the mail's text alone.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\x21-\x7e]+$/u.test(address.slice(0, address.lastIndexOf('@')));
}

function replyTo({ request }: Lead): Mailbox | undefined {
  const { email } = request;
  return isPlainAddress(email)
    ? { name: headerText(personName(request)), address: quotedAddress(email) }
    : undefined;
}

/**
 * The mail for the sales team. Addresses stay objects: as strings, a comma in them would make a second
 * recipient.
 */
export function leadMessage(
  lead: Lead,
  config: MessageConfig,
  now: Date,
  reminds?: Reminder,
): Message {
  const reply = replyTo(lead);
  const linkTo = deskLinks(config, now);
  return {
    ...leadEmail(lead, config.SITE_ORIGINS, linkTo, reminds),
    ...(linkTo && { textEncoding: wholeLinks }),
    to: [...recipientsOf(lead.request, config.LEADS_TO)],
    ...(reply && { replyTo: reply }),
    // A mail that comes later has its own time: it is among the newest then.
    ...(!reminds && { date: lead.receivedAt }),
  };
}

/** What puts a mail beside that of its lead, in one conversation. */
function besideMailOf(
  lead: string,
  config: MessageConfig,
): Pick<Message, 'inReplyTo' | 'references'> {
  const mailOfLead = messageIdOf(lead, config);
  return { inReplyTo: mailOfLead, references: mailOfLead };
}

/** Tells once more of a lead that nobody has taken, beside its mail; in the end to others too. */
export function reminder(
  { kind, lead }: Entry,
  { config, clock }: MessageService,
): Message | undefined {
  if (lead?.state !== 'delivered') return undefined;
  const isLate = kind === 'escalation';
  const deadline = afterBusinessDays(lead.receivedAt, answerWithin);
  const message = leadMessage(lead, config, new Date(clock.now()), { deadline, isLate });
  const lists = [recipientsOf(lead.request, config.LEADS_TO), isLate ? config.ESCALATE_TO : []];
  return {
    ...message,
    to: [...once(lists.flat())],
    ...besideMailOf(lead.id, config),
    headers: automatic,
  };
}

/** Tells all who may have a lead's mail that it was withdrawn, beside that mail: to whom it went isn't kept. */
export function withdrawal({ leadId = '' }: Entry, { config }: MessageService): Message {
  return {
    ...withdrawnEmail(leadId),
    to: [...once([...allRecipients(config.LEADS_TO), ...config.ESCALATE_TO])],
    ...besideMailOf(leadId, config),
    headers: automatic,
  };
}

/** Tells a visitor that the request arrived. No holiday notice answers it (RFC 3834). */
export function acknowledgement(lead: Lead, { config, clock }: MessageService): Message {
  const { request } = lead;
  const url = requestUrl(lead, config, new Date(clock.now()));
  return {
    ...acknowledgementEmail(lead, url),
    ...(url && { textEncoding: wholeLinks }),
    to: { name: '', address: quotedAddress(request.email) },
    // Its bounce comes back to us, as that of any mail: some providers take no mail from the null sender
    // that the RFC would have.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
