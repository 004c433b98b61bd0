import type { LandShape } from '../land-shape.ts';
import { size, evenly, warped } from './ground.ts';

/** Terraces seen along a whole page: each begins further right and ends where the page goes on. */
export const steps: LandShape = {
  ...size,
  height: 420,
  seed: 37,
  levels: [0.03, 0.06, 0.22, 0.25, 0.42, 0.45, 0.62, 0.65, 0.82, 0.85],
  rows: [0, 0.1, 0, 0.3, 0, 0.5, 0, 0.7, 0, 0.9],
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 70)(x, y);
    const top = 128 - 62 * (x / 1600);
    const inside = Math.min((wy - top) / 95, (376 - wy) / 100);
    return Math.min((wx + 60) / 1660, inside);
  },
};

/** A slope that comes in from the right, behind a quotation or a last word. */
export const slope: LandShape = {
  ...size,
  seed: 47,
  levels: evenly(8, 0.1, 0.9),
  rows: evenly(7, 0.15, 0.82),
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 190)(x, y);
    return (
      Math.max(-0.2, (wx - 860) / 820) + 0.16 * (wy / 700 - 0.4) + 0.08 * noise(x / 260, y / 190)
    );
  },
};
