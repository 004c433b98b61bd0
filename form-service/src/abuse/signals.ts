/**
 * What makes a request look like spam, and how much. No sign that a real visitor can give by
 * autofill, by having no JavaScript, or by sharing an office's address reaches the threshold alone,
 * nor do those three together. What a robot alone does, does.
 * docs/operate-leads.md has them all in words.
 */
export const signalWeights = {
  /** Autofill fills hidden fields in too. */
  honeypotFilled: 3,
  /** The site's form always has the field: this was posted by hand. */
  honeypotMissing: 2,
  filledTooFast: 2,
  someLinks: 1,
  manyLinks: 3,
  /** The same sender has sent the same message before, more than once. */
  repeatedMessage: 2,
  /** More senders than can have had the same idea sent the same message. */
  massMessage: 6,
  /** Many leads from one address: an office, or a robot. */
  busyAddress: 1,
  /** One address takes so much of the hour that little is left for the others. */
  addressShare: 6,
  /** More than the whole site gets in an hour: held back, and released by hand. */
  globalCap: 6,
  /** The browser has no JavaScript, or nobody ran it, or it was so long ago that the puzzle is void. */
  proofOfWorkMissing: 1,
  /** Made up, or used before. */
  proofOfWorkFalse: 4,
  /** Somebody's computer worked for this request. */
  proofOfWork: -3,
} as const;

export type Signal = keyof typeof signalWeights;

/** From this score on a lead is quarantined. */
export const quarantineThreshold = 6;

export function scoreOf(signals: readonly Signal[]): number {
  return signals.reduce((sum, signal) => sum + signalWeights[signal], 0);
}
