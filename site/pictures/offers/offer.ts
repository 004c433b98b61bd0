import type { ReactNode } from 'react';

/** One thing that a service offers: a drawing on an island of its own, 340 by 230. Nothing is written in it. */
export interface Offer {
  /** Which of all islands it is. */
  readonly seed: number;
  readonly Drawing: () => ReactNode;
}

export const offerSize = { width: 340, height: 230 } as const;
