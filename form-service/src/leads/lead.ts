import {
  sourceFields,
  type ProjectRequest,
  type SourceField,
  type VisibleField,
} from '@sunfield/shared/project-request';
import type { Claimed } from './queue.ts';

/** What is kept of a project request: what the visitor said, where, and where the visit came from. */
export type LeadRequest = Pick<ProjectRequest, VisibleField | SourceField | 'locale' | 'page'>;

/**
 * `waiting`: to be mailed, or on its way. `delivered`: the mail server took it. `failed`: it was
 * refused, or the time for delivering is over. `quarantined`: looks like spam, is not mailed before
 * a person releases it. `spam`: a person said so; kept until the retention is over.
 */
export const leadStates = ['waiting', 'delivered', 'failed', 'quarantined', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

/** How long a lead is tried before it counts as failed: 5 days, in milliseconds. */
export const deliveryPeriod = 5 * 24 * 60 * 60 * 1000;

/**
 * No lead is put off for longer: 1 hour, in milliseconds. One that is due later than that was written
 * before the clock was set back.
 */
export const longestWait = 60 * 60 * 1000;

export interface Lead {
  /** A UUID, version 7: sorts by the time it was received. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly request: LeadRequest;
  /** What made it look like spam; possibly too little to hold it back. */
  readonly signals: readonly string[];
  /** When a person released it, where it had been held back. */
  readonly releasedAt: Date | undefined;
  /** How often delivering was tried and failed for a reason that is the lead's own. */
  readonly attempts: number;
  /** After this, a failed attempt is the last. */
  readonly deliverUntil: Date;
  /** The recipients that took its mail, until all have: the others are tried again without them. */
  readonly mailedTo: readonly string[];
}

/** A lead that one worker holds until its lease ends. */
export type ClaimedLead = Lead & Claimed;

/** Keeps of a validated request what belongs to the lead, in one order. */
export function leadRequestOf(request: LeadRequest): LeadRequest {
  const { firstName, lastName, email, phone, company, country, message } = request;
  const { interests, locale, page, entryPage, referrer } = request;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = request;
  return {
    firstName,
    lastName,
    email,
    phone,
    company,
    country,
    message,
    interests,
    locale,
    page,
    entryPage,
    referrer,
    utmSource,
    utmMedium,
    utmCampaign,
    utmTerm,
    utmContent,
  };
}

/** Of a visit that tells nothing of itself. */
export const unknownSource = Object.fromEntries(
  sourceFields.map((field) => [field, '']),
) as Readonly<Record<SourceField, string>>;

/** A request out of a store, where earlier releases have kept less. */
export function storedRequest(
  stored: Omit<LeadRequest, SourceField> & Partial<LeadRequest>,
): LeadRequest {
  return leadRequestOf({ ...unknownSource, ...stored });
}
