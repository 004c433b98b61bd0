import hours from '../company/hours.json' with { type: 'json' };
import places from '../company/places.json' with { type: 'json' };
import { weekdays } from './weekdays.ts';

/** When an office is open, by its own clock: hours by it, as in 8.5 for half past eight. */
export interface OfficeTime {
  readonly timeZone: string;
  readonly office: { readonly from: number; readonly to: number };
  /** As `monday`. */
  readonly workingDays: readonly string[];
  /** As `2026-12-25`. */
  readonly holidays: readonly string[];
}

/** Within so many business days a request is answered: the owner's promise, in shared/company/hours.json. */
export const { answerWithin } = hours;

const ours: OfficeTime = { ...hours, timeZone: places.timeZone };

const isOpenOn = (day: Temporal.PlainDate, { workingDays, holidays }: OfficeTime): boolean =>
  workingDays.includes(weekdays[day.dayOfWeek - 1] ?? '') && !holidays.includes(day.toString());

/** Whether a day such as `2026-12-01` is the first of its month on which the office is open. */
export function isFirstBusinessDay(text: string, office = ours): boolean {
  const day = Temporal.PlainDate.from(text);
  const earlier = Array.from({ length: day.day - 1 }, (_, i) => day.with({ day: i + 1 }));
  return isOpenOn(day, office) && !earlier.some((one) => isOpenOn(one, office));
}

const hour = 60 * 60 * 1000;

/**
 * The moment when the office has been open for so many of its days since another; for fewer than 0 days, the moment
 * before which it had. What comes at night or on a holiday comes when it opens.
 *
 * @param days business days, also parts of them
 * @param office ours, unless told
 */
export function afterBusinessDays(start: Date, days: number, office: OfficeTime = ours): Date {
  const { timeZone, office: span } = office;
  const forward = days >= 0;
  const from = start.getTime();
  const atHour = (day: Temporal.PlainDate, of: number) =>
    day
      .toPlainDateTime()
      .add({ minutes: of * 60 })
      .toZonedDateTime(timeZone).epochMilliseconds;
  let left = Math.abs(days) * (span.to - span.from) * hour;
  let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).toPlainDate();
  for (; ; day = day.add({ days: forward ? 1 : -1 })) {
    if (!isOpenOn(day, office)) continue;
    const opens = Math.max(atHour(day, span.from), forward ? from : 0);
    const closes = Math.min(atHour(day, span.to), forward ? Number.POSITIVE_INFINITY : from);
    const open = Math.max(0, closes - opens);
    if (open > 0 && left <= open) return new Date(forward ? opens + left : closes - left);
    left -= open;
  }
}
