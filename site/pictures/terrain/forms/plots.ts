import type { LandShape } from '../land-shape.ts';
import { size, presence, warped } from './ground.ts';

const plots = [
  [850, 120],
  [1010, 60],
  [1190, 130],
  [1390, 60],
  [1570, 140],
  [930, 280],
  [1110, 290],
  [1300, 250],
  [1480, 300],
  [1640, 330],
  [840, 430],
  [1020, 450],
  [1210, 430],
  [1390, 460],
  [1570, 490],
  [1120, 600],
  [1310, 620],
  [1500, 660],
] as const;

/** Plots side by side, each tilled in its own way, with the dikes between them. */
export const plotsOfLand: LandShape = {
  ...size,
  seed: 97,
  step: 56,
  levels: [0.1, 0.22, 0.34, 0.46, 0.58],
  rows: [0.16, 0.28, 0.4, 0.52],
  firstColour: 3,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 90)(x, y);
    const [first = 0, second = 0] = plots
      .map(([px, py]) => Math.hypot(wx - px, (wy - py) * 1.12))
      .sort((a, b) => a - b);
    return ((second - first) / 170) * presence(x, y, 640, 640) + 0.03 * noise(x / 90, y / 90);
  },
};
