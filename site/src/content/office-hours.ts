/**
 * Office hours, in hours of the office's own clock: the one home of them. Words say `{{opens}}`,
 * `{{midday}}` and `{{closes}}`, or `{{opensInTokyo}}` and `{{closesInTokyo}}`.
 */
export const officeDay = { opens: 8.5, closes: 17.5 } as const; // sample

/** The working day of a client, by the clock on the spot; `hours.note` in `form.json` tells it. */
const clientDay = { begins: 9, ends: 17.5 } as const;

/** How much earlier the clock of each region is than the office's, in winter. */
const behind = { seoulTokyo: -2, parisBerlin: 6, london: 7 } as const;

const sharedWith = (region: keyof typeof behind) => ({
  region,
  from: Math.max(officeDay.opens, clientDay.begins + behind[region]),
  to: Math.min(officeDay.closes, clientDay.ends + behind[region]),
});

/** What a client's working day shares with the office, by the clock of the office. */
export const sharedHours = [
  sharedWith('seoulTokyo'),
  sharedWith('parisBerlin'),
  sharedWith('london'),
  // A call, after hours.
  { region: 'boston', from: 20, to: 21.5 }, // sample
] as const;

const lengthOf = ({ from, to }: { readonly from: number; readonly to: number }) => to - from;

/** When something is, by the clock; words take them by these names. */
export const officeClock = {
  opens: officeDay.opens,
  midday: (officeDay.opens + officeDay.closes) / 2,
  closes: officeDay.closes,
  opensInTokyo: officeDay.opens - behind.seoulTokyo,
  closesInTokyo: officeDay.closes - behind.seoulTokyo,
} as const;

/** How many hours are shared; words take them by these names. */
export const sharedLengths = {
  sharedWithTokyo: lengthOf(sharedHours[0]),
  sharedWithParis: lengthOf(sharedHours[1]),
  sharedWithLondon: lengthOf(sharedHours[2]),
} as const;
