import type { Noise } from './noise.ts';

/** The shape of one land: its size in drawing units, its height field and where terraces are cut. */
export interface LandShape {
  width: number;
  height: number;
  seed: number;
  /** Distance between the points of a contour: larger is smoother and lighter. */
  step: number;
  levels: number[];
  /** Heights of the dotted rows of seedlings; the nth row stands on the nth terrace, 0 is none. */
  rows: number[];
  /** What lies below the first terrace, painted with the lowest colour. */
  ground?: string;
  /** The ramp's colour of the first terrace. */
  firstColour: number;
  field: (x: number, y: number, noise: Noise) => number;
}
