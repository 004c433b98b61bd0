import type { LandShape } from '../land-shape.ts';
import { size, evenly, presence, warped } from './ground.ts';

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
