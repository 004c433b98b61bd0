import type { LandShape } from '../land-shape.ts';
import { size, sheet, evenly, presence, warped, sunken } from './ground.ts';

/** The arms of a delta on their way to the sea: one source, many fields that live of it. */
export const delta: LandShape = {
  ...size,
  seed: 17,
  levels: [0.1, 0.18, 0.27, 0.36, 0.45, 0.54, 0.63, 0.73, 0.84],
  rows: [0, 0, 0, 0.4, 0.49, 0.58, 0.68, 0.78],
  ground: sheet,
  firstColour: 1,
  field: sunken(
    [
      [
        [1010, 110],
        [1010, 240],
        [1110, 290],
        [1290, 240],
        [1450, 170],
        [1720, 180],
      ],
      [
        [1110, 290],
        [1280, 320],
        [1480, 290],
        [1720, 310],
      ],
      [
        [1050, 270],
        [1130, 400],
        [1310, 430],
        [1500, 400],
        [1720, 430],
      ],
      [
        [1010, 240],
        [960, 380],
        [1030, 480],
        [1200, 540],
        [1450, 540],
        [1720, 560],
      ],
      [
        [970, 360],
        [860, 420],
        [840, 520],
      ],
    ],
    96,
    120,
  ),
};

/** A ring of high ground around a quiet lake: what is inside stays inside. */
export const ring: LandShape = {
  ...size,
  seed: 41,
  levels: evenly(8, 0.12, 0.9),
  rows: evenly(7, 0.17, 0.8),
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 130)(x, y);
    const radius = Math.hypot((wx - 1290) / 330, (wy - 270) / 205);
    return (1 - Math.abs(radius - 0.95) / 0.62) * presence(x, y, 560, 690);
  },
};
