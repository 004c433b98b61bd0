import type { Email } from './email.ts';
import { plainEmail } from './html.ts';
import { formatShortTime } from './times.ts';

/** The hour's number of leads is reached: those that follow stand in line. */
export interface CapReached {
  readonly leadsPerHour: number;
  /** When leads are mailed again. */
  readonly until: Date;
}

/** The mail that tells at once that from now on requests are mailed later. */
export function capEmail({ leadsPerHour, until }: CapReached): Email {
  return plainEmail(`Website: ${leadsPerHour} requests within an hour`, [
    `${leadsPerHour} requests have come within an hour, which is as many as are mailed in one (LEADS_PER_HOUR).`,
    `Those that come until ${formatShortTime(until)} are kept, and mailed in the hours after: no more than that in each.`,
    'If all of them are real, have the number raised.',
  ]);
}
