import { mailboxOf } from '@sunfield/shared/mailbox';
import type { Config } from '../config.ts';
import type { Counters } from '../counters/counters.ts';
import { unreadable, type Lead } from '../leads/lead.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { Entry, Outbox } from '../leads/outbox.ts';
import type { Clock } from '../time.ts';
import { describeFailure } from '../describe-failure.ts';
import { areRecipientsRefused, mailFailure, SendFailure } from './failure.ts';
import { isPlainAddress } from './lead-messages.ts';
import { mailOf } from './mail-of.ts';
import type { MessageConfig } from './message.ts';
import type { Mail, SendMail, SentMail } from './transport.ts';
import type { Attempt } from './worker.ts';

export interface MailService {
  readonly config: MessageConfig & Pick<Config, 'ACKNOWLEDGE_VISITORS'>;
  readonly desk: LeadDesk;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly sendMail: SendMail;
}

const hour = 60 * 60 * 1000;

/** One acknowledgement a day for each mailbox: nobody's is filled by somebody else's robot. */
const acknowledgementInterval = 24 * hour;

async function acknowledges(
  { request }: Lead,
  { config, counters }: MailService,
): Promise<boolean> {
  if (!config.ACKNOWLEDGE_VISITORS || !isPlainAddress(request.email)) return false;
  const name = `acknowledgement ${mailboxOf(request.email)}`;
  return (await counters.increment(name, acknowledgementInterval)).count === 1;
}

/** Hands a mail over, and tells what went wrong in our own terms. */
async function hand(mail: Mail, { signal, onSaid }: Attempt, sendMail: SendMail) {
  const progress = { isBegun: false, wereWordsRead: false };
  const onBegun = () => void (progress.isBegun = true);
  const onText = () => void (progress.wereWordsRead = true);
  try {
    return await sendMail({ ...mail, signal, onBegun, onText, onSaid });
  } catch (error) {
    const failure = mailFailure(signal.aborted ? new Error('no answer in time') : error, progress);
    throw Object.assign(failure, { cause: error });
  }
}

/** The addresses without a rule, where those of a rule have been refused for an hour. */
function fallback(entry: Entry, mail: Mail, { config, clock }: MailService): Mail | undefined {
  const isLate = clock.now() - entry.since.getTime() >= hour;
  if (entry.kind !== 'lead' || !isLate || entry.sentTo.length > 0) return undefined;
  const tried = [mail.to].flat().map(({ address }) => address);
  const to = config.LEADS_TO.others.filter(({ address }) => !tried.includes(address));
  return to.length > 0 ? { ...mail, to, recipients: to.map(({ address }) => address) } : undefined;
}

function partlyRefused({ rejected, rejectedErrors }: SentMail, of: number): string {
  return `refused for ${rejected.length} of ${of}: ${describeFailure(rejectedErrors?.[0] ?? {})}`;
}

/**
 * Mails what is in the outbox to those who don't have it yet.
 *
 * @throws {SendFailure} when not all have taken it
 */
export async function sendEntry(entry: Entry, attempt: Attempt, service: MailService) {
  if (entry.kind === 'lead' && entry.lead?.request === unreadable) {
    throw new SendFailure('its row can’t be read', 'hopeless', { isReceiverWell: true });
  }
  const mail = await mailOf(entry, service);
  if (!mail) return undefined;
  const { sendMail } = service;
  const recipients = [mail.to]
    .flat()
    .map(({ address }) => address)
    .filter((address) => !entry.sentTo.includes(address));
  if (recipients.length === 0) return undefined;
  const told = () =>
    entry.kind === 'lead' && entry.lead ? acknowledges(entry.lead, service) : false;
  try {
    const sent = await hand({ ...mail, recipients }, attempt, sendMail);
    if (sent.rejected.length === 0) return { acknowledges: await told() };
    throw new SendFailure(partlyRefused(sent, recipients.length), 'deferred', {
      isReceiverWell: true,
      sentTo: [...entry.sentTo, ...sent.accepted],
      acknowledges: await told(),
    });
  } catch (error) {
    const { cause, message } = error as SendFailure;
    const other = areRecipientsRefused(cause ?? {}) ? fallback(entry, mail, service) : undefined;
    if (!other) throw error;
    const { accepted } = await hand(other, attempt, sendMail);
    throw new SendFailure(message, 'deferred', {
      isReceiverWell: true,
      sentTo: accepted,
      acknowledges: await told(),
    });
  }
}
