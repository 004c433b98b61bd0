/**
 * What makes a request look like spam, and how much. No sign that a real visitor can give by autofill, by
 * being quick, or by having no JavaScript reaches the threshold alone, nor do those together; and an agent
 * that fills in every field in an instant for somebody passes with a proof of work. What a robot alone does
 * reaches it. docs/operate-leads.md has them all in words.
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
  /**
   * One address, or one network, takes so much of the hour that little is left for the others. No proof of
   * work makes up for that, and people are told of it last.
   */
  addressShare: 9,
  networkShare: 9,
  /** More than the whole site gets in an hour: no sign of spam, but it is mailed in a later hour. */
  globalCap: 0,
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
