import { domainOf, quotedAddress } from '@sunfield/shared/mailbox';
import { afterBusinessDays, answerWithin, isFirstBusinessDay } from '@sunfield/shared/office-time';
import { personName } from '@sunfield/shared/person-name';
import type { Config } from '../config.ts';
import type { Mailbox } from '../config-values.ts';
import { acknowledgementEmail } from '../emails/acknowledgement-email.ts';
import { capEmail } from '../emails/cap-email.ts';
import type { Email } from '../emails/email.ts';
import { plainEmail } from '../emails/html.ts';
import { leadEmail, type Reminder } from '../emails/lead-email.ts';
import { headerText } from '../emails/lead-subject.ts';
import { withdrawnEmail } from '../emails/withdrawn-email.ts';
import { digestEmail, noticeEmail, type Figures } from '../emails/waiting-email.ts';
import type { LeadDesk, LeadFilter } from '../leads/lead-desk.ts';
import type { Lead } from '../leads/lead.ts';
import type { Entry, Outbox } from '../leads/outbox.ts';
import { readAnswering, statsOf } from '../leads/stats.ts';
import { endOfHour } from '../abuse/traffic.ts';
import { deskLinks } from '../links/links.ts';
import { requestUrl } from '../links/request-link.ts';
import type { Clock } from '../time.ts';
import { allRecipients, once, recipientsOf } from './recipients.ts';
import type { Mail } from './transport.ts';

export type MessageConfig = Pick<
  Config,
  | 'MAIL_FROM'
  | 'LEADS_TO'
  | 'BOUNCES_TO'
  | 'ESCALATE_TO'
  | 'LEADS_PER_HOUR'
  | 'SITE_ORIGINS'
  | 'DESK_URL'
  | 'DESK_SECRET'
>;

interface Service {
  readonly config: MessageConfig;
  readonly clock: Clock;
  readonly desk: LeadDesk;
  readonly outbox: Outbox;
}

/** After this, people are told of a lead that waits: 1 hour, in milliseconds. */
export const overdue = 60 * 60 * 1000;

/** Leads of a kind that one mail lists: mail clients cut mails that are much longer. */
export const longestList = 50;

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

type Message = Omit<Mail, 'from' | 'messageId'>;

/** Quoted-printable breaks links that are longer than a line, and not every mail client joins them again. */
const wholeLinks = 'base64';

/**
 * The mail for the sales team. Addresses stay objects: as strings, a comma in them would make a second
 * recipient.
 */
export function leadMessage(
  lead: Lead,
  config: MessageConfig,
  now: Date,
  reminder?: Reminder,
): Message {
  const reply = replyTo(lead);
  const linkTo = deskLinks(config, now);
  return {
    ...leadEmail(lead, config.SITE_ORIGINS, linkTo, reminder),
    ...(linkTo && { textEncoding: wholeLinks }),
    to: [...recipientsOf(lead.request, config.LEADS_TO)],
    ...(reply && { replyTo: reply }),
    // A mail that comes later has its own time: it is among the newest then.
    ...(!reminder && { date: lead.receivedAt }),
  };
}

/** Tells once more of a lead that nobody has taken, beside its mail; in the end to others too. */
function reminderOf({ kind, lead }: Entry, { config, clock }: Service): Message | undefined {
  if (lead?.state !== 'delivered') return undefined;
  const isLate = kind === 'escalation';
  const deadline = afterBusinessDays(lead.receivedAt, answerWithin);
  const message = leadMessage(lead, config, new Date(clock.now()), { deadline, isLate });
  const lists = [recipientsOf(lead.request, config.LEADS_TO), isLate ? config.ESCALATE_TO : []];
  const mailOfLead = messageIdOf(lead.id, config);
  return {
    ...message,
    to: [...once(lists.flat())],
    inReplyTo: mailOfLead,
    references: mailOfLead,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Goes to nobody who answers requests. */
const canaryMessage = ({ BOUNCES_TO, MAIL_FROM }: MessageConfig): Message => ({
  ...plainEmail('Canary: the website’s form works', [
    'This request was sent by the service itself, to see that requests arrive. Nothing is to be done.',
  ]),
  to: BOUNCES_TO ?? MAIL_FROM,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Tells all who may have a lead's mail that it was withdrawn, beside that mail: to whom it went isn't kept. */
function withdrawal({ leadId = '' }: Entry, { config }: Service): Message {
  const mailOfLead = messageIdOf(leadId, config);
  return {
    ...withdrawnEmail(leadId),
    to: [...once([...allRecipients(config.LEADS_TO), ...config.ESCALATE_TO])],
    inReplyTo: mailOfLead,
    references: mailOfLead,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Tells a visitor that the request arrived. No holiday notice answers it (RFC 3834). */
function acknowledgement(lead: Lead, { config, clock }: Service): Message {
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

/** On the first business day of a month, such as `2026-12-01`: how the requests of the month before were answered. */
async function figuresFor(day: string, desk: LeadDesk, now: Date): Promise<Figures | undefined> {
  if (!isFirstBusinessDay(day)) return undefined;
  const month = Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months: 1 }).toString();
  const leads = await readAnswering(desk, now, month);
  return leads.length > 0 ? { month, stats: statsOf(leads) } : undefined;
}

async function wordsFor(
  entry: Entry,
  { config, clock, desk, outbox }: Service,
): Promise<Email | undefined> {
  if (entry.kind === 'cap') return capEmail(config.LEADS_PER_HOUR, endOfHour(entry.since));
  const now = new Date(clock.now());
  const context = { linkTo: deskLinks(config, now), now, isWordless: entry.isWordless };
  // Of what somebody has, nobody needs to be told.
  const newest = (filter: LeadFilter) =>
    desk.list({ ...filter, isUnsent: true }, { limit: longestList });
  if (entry.kind === 'notice') {
    const states = ['failed', 'waiting', 'quarantined'] as const;
    const leads = await newest({ notice: entry.id, states });
    return noticeEmail({ leads, remaining: await outbox.untold() }, context);
  }
  const receivedBefore = new Date(now.getTime() - overdue);
  const late = () =>
    desk.list(
      {
        states: ['delivered', 'taken'],
        receivedBefore: afterBusinessDays(now, -answerWithin),
        isFollowed: true,
      },
      { limit: longestList },
    );
  const isFollowing = config.DESK_URL !== undefined;
  return digestEmail(
    {
      counts: await desk.counts(),
      late: isFollowing ? await late() : [],
      figures: isFollowing ? await figuresFor(entry.id, desk, now) : undefined,
      failed: await newest({ states: ['failed'] }),
      waiting: await newest({ states: ['waiting'], receivedBefore }),
      held: await newest({ states: ['quarantined'] }),
    },
    context,
  );
}

/** What has to be known of leads, for those whom `LEADS_TO` names without a rule. */
async function deskMessage(entry: Entry, service: Service): Promise<Message | undefined> {
  const email = await wordsFor(entry, service);
  return (
    email && {
      ...email,
      to: [...service.config.LEADS_TO.others],
      textEncoding: wholeLinks,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  );
}

async function messageOf(entry: Entry, service: Service): Promise<Message | undefined> {
  const { kind, lead } = entry;
  if (kind === 'lead')
    return lead && leadMessage(lead, service.config, new Date(service.clock.now()));
  if (kind === 'acknowledgement') return lead && acknowledgement(lead, service);
  if (kind === 'canary') return canaryMessage(service.config);
  if (kind === 'withdrawn') return withdrawal(entry, service);
  if (kind === 'reminder' || kind === 'escalation') return reminderOf(entry, service);
  return deskMessage(entry, service);
}

/** The same for every attempt, so that a mail sent twice can be told from two. */
const messageIdOf = (name: string, { MAIL_FROM }: MessageConfig) =>
  `<${name}@${domainOf(MAIL_FROM.address)}>`;

/** What a mail is called by; the canary is one entry each time. */
function nameOf({ kind, id, since }: Entry): string {
  if (kind === 'lead' || kind === 'withdrawn') return id;
  return `${kind}-${kind === 'canary' ? since.getTime() : id}`;
}

/** The mail that an entry stands for, ready to be sent; `undefined` where nothing is left to tell. */
export async function mailOf(entry: Entry, service: Service): Promise<Mail | undefined> {
  const message = await messageOf(entry, service);
  const { config } = service;
  return (
    message && { ...message, from: config.MAIL_FROM, messageId: messageIdOf(nameOf(entry), config) }
  );
}
