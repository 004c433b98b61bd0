/** The lines of the sample estimate on the pricing page, in working days. All values are samples. */
export const sampleEstimate = [
  { id: 'calendar', from: 12, to: 18 },
  { id: 'payment', from: 8, to: 13 },
  { id: 'guests', from: 5, to: 10 },
  { id: 'loyalty', from: 9, to: 14, isCrossedOut: true },
  { id: 'launch', from: 6, to: 8 },
] as const;

/** How far the sample report’s team of three has come after five of eight sprints, in days. All values are samples. */
export const sampleProgress = { used: 148, planned: 240 } as const;
