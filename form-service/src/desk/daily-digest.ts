import { company } from '@sunfield/shared/company';
import type { Config } from '../config.ts';
import { digestEmail, type Digest } from '../emails/digest-email.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { LeadState } from '../leads/lead.ts';
import type { DeskMail } from './desk-mail.ts';
import { deskLinks } from './links.ts';

export interface DigestService {
  readonly config: Pick<Config, 'DESK_URL' | 'DESK_SECRET'>;
  readonly desk: LeadDesk;
  readonly deskMail: DeskMail;
}

/** The digest lies in the inbox when the office opens: the hour of the day in the company's zone. */
const digestHour = 8;

/** Leads of one kind that the digest lists: mail clients cut mails that are much longer. */
const longestList = 50;

/** `2026-11-21 08`, in the company's zone. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: company.timeZone,
});

/** What waits for a person. */
async function waiting(desk: LeadDesk): Promise<Digest> {
  const newest = (state: LeadState) => desk.list({ states: [state] }, { limit: longestList });
  return {
    counts: await desk.counts(),
    held: await newest('quarantined'),
    failed: await newest('failed'),
  };
}

/** Mails what waits for a person: once a day, from the morning on, by one process of several. */
export async function sendDigest({ config, desk, deskMail }: DigestService, now: Date) {
  const [day = '', time = ''] = clock.format(now).split(' ');
  if (Number.parseInt(time, 10) < digestHour) return;
  const email = digestEmail(await waiting(desk), { linkTo: deskLinks(config, now), now });
  if (!email || !(await desk.takeDailyTask('digest', day))) return;
  try {
    await deskMail.send({ ...email, name: `digest-${day}` });
  } catch (error) {
    // Given back, so that the next hour tries again.
    await desk.takeDailyTask('digest', '');
    throw error;
  }
}
