import { afterBusinessDays, answerWithin, isFirstBusinessDay } from '@sunfield/shared/office-time';
import { endOfHour } from '../abuse/traffic.ts';
import { capEmail } from '../emails/cap-email.ts';
import type { Email } from '../emails/email.ts';
import { plainEmail } from '../emails/html.ts';
import { digestEmail, noticeEmail, type Figures } from '../emails/waiting-email.ts';
import type { LeadDesk, LeadFilter } from '../leads/lead-desk.ts';
import type { Entry } from '../leads/outbox.ts';
import { readAnswering, statsOf } from '../leads/stats.ts';
import { deskLinks } from '../links/links.ts';
import {
  automatic,
  wholeLinks,
  type Message,
  type MessageConfig,
  type MessageService,
} from './message.ts';

/** After this, people are told of a lead that waits: 1 hour, in milliseconds. */
export const overdue = 60 * 60 * 1000;

/** Leads of a kind that one mail lists: mail clients cut mails that are much longer. */
export const longestList = 50;

/** Goes to nobody who answers requests. */
export const canary = ({ BOUNCES_TO, MAIL_FROM }: MessageConfig): Message => ({
  ...plainEmail('Canary: the website’s form works', [
    'This request was sent by the service itself, to see that requests arrive. Nothing is to be done.',
  ]),
  to: BOUNCES_TO ?? MAIL_FROM,
  headers: automatic,
});

/** On the first business day of a month, such as `2026-12-01`: how the requests of the month before were answered. */
async function figuresFor(day: string, desk: LeadDesk, now: Date): Promise<Figures | undefined> {
  if (!isFirstBusinessDay(day)) return undefined;
  const month = Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months: 1 }).toString();
  const leads = await readAnswering(desk, now, month);
  return leads.length > 0 ? { month, stats: statsOf(leads) } : undefined;
}

async function wordsFor(
  entry: Entry,
  { config, clock, desk, outbox }: MessageService,
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
export async function deskMessage(
  entry: Entry,
  service: MessageService,
): Promise<Message | undefined> {
  const email = await wordsFor(entry, service);
  return (
    email && {
      ...email,
      to: [...service.config.LEADS_TO.others],
      textEncoding: wholeLinks,
      headers: automatic,
    }
  );
}
