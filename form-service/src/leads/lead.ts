import type { ProjectRequest, VisibleField } from '@sunfield/shared/project-request';

/** What is kept of a project request: what the visitor said, and where. */
export type LeadRequest = Pick<ProjectRequest, VisibleField | 'locale' | 'page'>;

/**
 * `waiting`: to be mailed, or on its way. `delivered`: the mail server took it. `failed`: it was
 * refused, or the time for delivering is over. `quarantined`: looks like spam, is not mailed.
 */
export const leadStates = ['waiting', 'delivered', 'failed', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

/** How long a lead is tried before it counts as failed: 5 days, in milliseconds. */
export const deliveryPeriod = 5 * 24 * 60 * 60 * 1000;

export interface Lead {
  /** A UUID, version 7: sorts by the time it was received. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly request: LeadRequest;
  /** How often delivering was tried and failed for a reason that is the lead's own. */
  readonly attempts: number;
  /** After this, a failed attempt is the last. */
  readonly deliverUntil: Date;
}

/** A lead that one worker holds until its lease ends. */
export interface ClaimedLead extends Lead {
  readonly lease: string;
}

/** Keeps of a validated request what belongs to the lead. */
export function leadRequestOf(request: ProjectRequest): LeadRequest {
  const { firstName, lastName, email, phone, company, country, message } = request;
  const { interests, locale, page } = request;
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
  };
}
