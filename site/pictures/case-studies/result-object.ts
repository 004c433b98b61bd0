import type { ReactNode } from 'react';

import type { RampName } from '../ramps/ramp.ts';

/** What a case ends with where no number has a before: the thing itself, from near. */
export interface ResultObject {
  readonly ramp: RampName;
  /** The parts that windows above and below 992 px show, "x y width height"; no text under 11 px. */
  readonly wide: string;
  readonly small: string;
  /** Refers to what the stage of the case has drawn. */
  readonly Shown: () => ReactNode;
  /** Where a small window shows it in another form. */
  readonly ShownSmall?: () => ReactNode;
}
