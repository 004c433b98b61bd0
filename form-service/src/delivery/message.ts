import { domainOf } from '@sunfield/shared/mailbox';
import type { Config } from '../config.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { Outbox } from '../leads/outbox.ts';
import type { Clock } from '../time.ts';
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

/** What mails are made from. */
export interface MessageService {
  readonly config: MessageConfig;
  readonly clock: Clock;
  readonly desk: LeadDesk;
  readonly outbox: Outbox;
}

/** A mail before it has a sender. */
export type Message = Omit<Mail, 'from' | 'messageId'>;

/** Quoted-printable breaks links that are longer than a line, and not every mail client joins them again. */
export const wholeLinks = 'base64';

/** No holiday notice answers it (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The same for every attempt, so that a mail sent twice can be told from two. */
export const messageIdOf = (name: string, { MAIL_FROM }: MessageConfig) =>
  `<${name}@${domainOf(MAIL_FROM.address)}>`;
