import type { LandShape } from '../land-shape.ts';
import { size, sheet, evenly, smoothstep, presence, warped, sunken } from './ground.ts';

/** A river that takes its time: every message arrives in one place. */
export const river: LandShape = {
  ...size,
  seed: 29,
  levels: [0.07, 0.13, 0.19, 0.27, 0.37, 0.48, 0.6, 0.72, 0.84],
  rows: [0, 0, 0, 0.32, 0.42, 0.54, 0.66, 0.78],
  ground: sheet,
  firstColour: 1,
  field: sunken(
    [
      [
        [1720, 230],
        [1500, 190],
        [1290, 260],
        [1060, 240],
        [940, 340],
        [1060, 440],
        [1240, 410],
        [1360, 330],
        [1500, 350],
        [1560, 450],
        [1480, 540],
        [1720, 560],
      ],
    ],
    150,
    130,
  ),
};

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

/** A drop has fallen: the rings it makes reach the bank. */
export const pond: LandShape = {
  ...size,
  seed: 13,
  levels: [0.1, 0.2, 0.3, 0.4, 0.5, 0.62, 0.72, 0.82, 0.92],
  rows: [0, 0, 0, 0, 0, 0.67, 0.77, 0.87],
  ground: sheet,
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 90)(x, y);
    const near = Math.hypot((x - 1270) / 400, (y - 270) / 270);
    const far = Math.hypot((wx - 1270) / 400, (wy - 270) / 270);
    const radius = near + (far - near) * smoothstep(0.35, 0.75, near);
    return 1 - (1 - radius) * presence(x, y, 560, 690);
  },
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
