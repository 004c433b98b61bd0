/**
 * Office hours, in hours after its opening, and what the working day of each region shares
 * with them in winter. The words of the chart say the same.
 */
export const officeDay = { opens: 0, middle: 4.5, closes: 9 } as const; // sample

export const sharedHours = [
  { region: 'seoulTokyo', from: 0, to: 7 }, // sample
  { region: 'parisBerlin', from: 6.5, to: 9 }, // sample
  { region: 'london', from: 7.5, to: 9 }, // sample
  { region: 'boston', from: 11.5, to: 13 }, // sample
] as const;
