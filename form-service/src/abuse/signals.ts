/**
 * What makes a request look like spam, and how much. No sign that a real visitor can give by
 * autofill, by having no JavaScript, or by sharing an office's address reaches the threshold alone,
 * nor do those three together. What a robot alone does, does.
 */
const signalWeights = {
  /** Autofill fills hidden fields in too. */
  honeypotFilled: 3,
  /** The site's form always has the field: this was posted by hand. */
  honeypotMissing: 2,
  filledTooFast: 2,
  someLinks: 1,
  manyLinks: 3,
  /** The same message came from somebody else today. */
  repeatedMessage: 3,
  /** It came so often that nothing else has to be wrong with it. */
  massMessage: 6,
  /** Many requests from one address: an office, or a robot. */
  busyAddress: 1,
  /** More than the whole site gets in an hour: held back, and released by hand. */
  globalCap: 6,
  /** The browser has no JavaScript, or nobody ran it. */
  proofOfWorkMissing: 1,
  /** Made up, expired or used before. */
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
