import { defaultLocale, isLocale } from '@sunfield/shared/locales';
import {
  sourceFields,
  visibleFields,
  type ProjectRequest,
  type SourceField,
  type VisibleField,
} from '@sunfield/shared/project-request';

/** What is kept of a project request: what the visitor said, where, and where the visit came from. */
export type LeadRequest = Pick<ProjectRequest, VisibleField | SourceField | 'locale' | 'page'>;

/**
 * `waiting`: to be mailed, or on its way. `delivered`: the mail server took it. `taken`: somebody said that they
 * answer it. `answered`: somebody said that they did. `failed`: it was refused, or the time for delivering is
 * over. `quarantined`: looks like spam, is not mailed before a person releases it. `spam`: a person said so.
 */
export const leadStates = [
  'waiting',
  'delivered',
  'taken',
  'answered',
  'failed',
  'quarantined',
  'spam',
] as const;
export type LeadState = (typeof leadStates)[number];

/** Sales has the mail of these. */
export const statesMailed: readonly LeadState[] = ['delivered', 'taken', 'answered'];

/** These are erased once the retention is over. */
export const statesOver: readonly LeadState[] = [...statesMailed, 'spam'];

/** Who did something, and when. */
export interface Hand {
  readonly by: string;
  readonly at: Date;
}

/** How far people are with a lead. */
export interface Standing {
  readonly state: LeadState;
  /** Who writes the answer. */
  readonly taken: Hand | undefined;
  readonly answered: Hand | undefined;
}

/** What a person says of a lead whose mail they have. */
export type FollowUp = 'take' | 'answer' | 'give-back' | 'reopen';

/** No lead waits for longer between two attempts: 1 hour, in milliseconds. */
export const longestWait = 60 * 60 * 1000;

/** Nor, where it stands in line for a later hour, for longer than a day until the first; in milliseconds. */
export const longestLine = 24 * longestWait;

export interface Lead {
  /** A UUID, version 7: sorts by the time it was received. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly request: LeadRequest;
  /** What made it look like spam; possibly too little to hold it back. */
  readonly signals: readonly string[];
  /** When a person released it, where it had been held back. */
  readonly releasedAt: Date | undefined;
}

const leadFields = [...visibleFields, 'locale', 'page', ...sourceFields] as const;

/** Keeps of a validated request what belongs to the lead, in one order. */
export function leadRequestOf(request: LeadRequest): LeadRequest {
  return Object.fromEntries(leadFields.map((field) => [field, request[field]])) as LeadRequest;
}

/** Of a visit that tells nothing of itself. */
export const unknownSource = Object.fromEntries(
  sourceFields.map((field) => [field, '']),
) as Readonly<Record<SourceField, string>>;

/** Stands for a request that can't be read: its row was damaged. */
export const unreadable: LeadRequest = {
  ...unknownSource,
  firstName: '(unreadable)',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  message: 'What was stored of this request can’t be read any more. A backup may still have it.',
  interests: [],
  locale: 'en',
  page: '',
};

/** A request out of a store, where earlier releases have kept less; `unreadable` where it is damaged. */
export function storedRequest(read: () => unknown): LeadRequest {
  try {
    const request = leadRequestOf({ ...unknownSource, ...(read() as LeadRequest) });
    const { interests, ...texts } = request;
    const isWhole = Object.values(texts).every((text) => typeof text === 'string');
    if (!isWhole || !Array.isArray(interests)) return unreadable;
    // Its language may have been taken away since.
    return { ...request, locale: isLocale(request.locale) ? request.locale : defaultLocale };
  } catch {
    return unreadable;
  }
}
