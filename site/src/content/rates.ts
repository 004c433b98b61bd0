/** A lowest and a highest price. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** What is charged, in euro, taxes not included. All values are samples. */
export const rates = {
  /** One person, full-time, for a month. */
  months: [
    { id: 'developer', from: 3400, to: 4800 },
    { id: 'tester', from: 2600, to: 3600 },
    { id: 'designer', from: 3200, to: 4400 },
    { id: 'lead', from: 4800, to: 6200 },
  ],
  firstPhase: { from: 3500, to: 7000 },
  /** Two people, ten working days. */
  trial: 4400,
  /** A month of a maintenance contract, by the response time agreed on. */
  maintenance: { from: 900, to: 2400 },
  /** A day of the sample estimate. */
  day: 220,
} as const;
