import type { ReactNode } from 'react';

import type { Format } from '../format.ts';
import type { Focus } from '../focus.ts';
import type { LandName } from '../terrain/land-files.ts';
import type { RampName } from '../ramps/ramp.ts';
import type { WordsOf } from '../words.ts';

/** Where a land lies under a composition: its upper left corner and its width, in the scene's units. */
interface LandPlacement {
  name: LandName;
  x: number;
  y: number;
  width: number;
}

/** Where a part of a scene stands. */
export interface Place {
  x: number;
  y: number;
}

export interface DrawingProps<Words> {
  words: Words;
  format: Format;
}

export interface Composition<Words> {
  width: number;
  height: number;
  /** Diagrams stand on the page itself and have no land. */
  land?: LandPlacement | undefined;
  Drawing: (props: DrawingProps<Words>) => ReactNode;
}

/** One picture in several compositions, so that wherever it is shown no text in it is under 11px. */
export interface Scene<Words> {
  words: WordsOf<Words>;
  ramp: RampName;
  /** Where it stands in a frame that crops it. */
  focus?: Focus;
  wide: Composition<Words>;
  /** For tablets, where the words of a diagram or of a panorama would be too small in the wide one. */
  medium?: Composition<Words>;
  /** For frames of half a page, and for the narrowest tablets: fewer things, and those nearer. */
  near?: Composition<Words>;
  /** For phones. */
  small: Composition<Words>;
}
