import type { ReactNode } from 'react';

import type { RampName } from '../ramps/ramp.ts';
import type { DrawingProps } from '../scenes/scene.ts';
import type { WordsOf } from '../words.ts';

/** A part of the world that a picture at rest shows: "x y width height", in the world's units. */
type Crop = `${number} ${number} ${number} ${number}`;

/** What is seen of a step at rest: wide from 577 px of window up, small on phones, no text under 11 px. */
export interface StepPicture {
  readonly wide: Crop;
  readonly small: Crop;
  /** Refers to what `Symbols` has drawn. */
  readonly Wide: () => ReactNode;
  readonly Small: () => ReactNode;
}

/** One thing followed through a system in four steps (docs/add-a-stage.md). */
export interface Stage<Words> {
  readonly words: WordsOf<Words>;
  readonly ramp: RampName;
  /** The address of its choreography, a sheet that only its own pages load. */
  readonly sheet: string;
  /** What its symbols refer to: ids of kit/definitions.tsx. */
  readonly definitions: readonly string[];
  /** Gradients and clips of its own: a browser finds them only where they are laid out, unlike symbols. */
  readonly Paints?: () => ReactNode;
  /** Everything that is shown, drawn once, each part with an id. */
  readonly Symbols: (props: DrawingProps<Words>) => ReactNode;
  /** The parts as layers that move, by reference. */
  readonly World: () => ReactNode;
  readonly steps: readonly [StepPicture, StepPicture, StepPicture, StepPicture];
}

/** What the camera sees at once, in the world's units: the first frame begins at 0 0. */
export const frame = { width: 1440, height: 900 } as const;
