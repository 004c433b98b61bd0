import { company } from '@sunfield/shared/company';
import type { Hand } from '../leads/lead.ts';

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: company.timeZone,
});

/** A time as the sales team reads it, in the company's zone, with the zone's name. */
export function formatTime(time: Date): string {
  return `${timeFormat.format(time)} (${company.timeZone})`;
}

const shortFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: company.timeZone,
});

/** The same in brief, for lists: `Sat, 21 Nov, 08:36`. */
export function formatShortTime(time: Date): string {
  return shortFormat.format(time);
}

/** `Anna on Sat, 21 Nov, 08:36`. */
export const formatHand = ({ by, at }: Hand) => `${by} on ${formatShortTime(at)}`;

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** How long something waits, in its largest unit: `3 hours`. */
export const formatAge = (since: Date, now: Date): string =>
  formatDuration(Math.max(0, now.getTime() - since.getTime()));

/** So many milliseconds in their largest unit; nothing where there are none to tell. */
export function formatDuration(age: number | undefined): string {
  if (age === undefined) return '';
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? [
    'minute',
    60_000,
  ];
  const format = new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(age / length));
}
