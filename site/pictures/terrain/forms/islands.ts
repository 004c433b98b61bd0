import type { LandShape } from '../land-shape.ts';
import { gaussian } from '../noise.ts';
import { size, presence, warped } from './ground.ts';

/** Where each stands, and how far it reaches. */
const isles = [
  [850, 130, 60],
  [990, 330, 100],
  [1130, 110, 104],
  [1230, 450, 84],
  [1330, 250, 116],
  [1480, 70, 88],
  [1560, 420, 120],
  [860, 520, 54],
] as const;

/** Eight islands in one bay: eight products, each on ground of its own. */
export const islands: LandShape = {
  ...size,
  seed: 71,
  step: 44,
  levels: [0.16, 0.27, 0.38, 0.5, 0.64, 0.8, 0.96],
  rows: [0, 0, 0, 0.57, 0.72, 0.88],
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 150)(x, y);
    const heights = isles.map(([cx, cy, r], index) =>
      gaussian(wx, wy, [cx, cy], [r * 1.3, r * 0.8], index * 0.7),
    );
    const bay = 0.34 * gaussian(x, y, [1260, 280], [520, 300], 0.1);
    const coast = 0.42 * noise(x / 74, y / 66);
    return (Math.max(...heights) * (1 + coast) + bay) * presence(x, y, 560, 700);
  },
};
