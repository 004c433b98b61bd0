import type { Email } from './email.ts';
import { plainEmail } from './html.ts';
import { formatShortTime } from './times.ts';

/**
 * The mail that tells at once that the hour's number of leads is reached: those that follow stand in line.
 *
 * @param until when leads are mailed again
 */
export function capEmail(leadsPerHour: number, until: Date): Email {
  return plainEmail(`Website: ${leadsPerHour} requests within an hour`, [
    `${leadsPerHour} requests have come within an hour, which is as many as are mailed in one (LEADS_PER_HOUR).`,
    `Those that come until ${formatShortTime(until)} are kept, and mailed in the hours after: no more than that in each.`,
    'If all of them are real, have the number raised.',
  ]);
}
