import { landContours } from '../terrain/contours.ts';
import { landMarkup } from '../terrain/land-markup.ts';
import { offerSize } from './offer.ts';

/** Terraces all around a level top, as high as an island is small: no two are alike. */
export function islandMarkup(seed: number): string {
  const { width, height } = offerSize;
  const shape = {
    width,
    height,
    seed,
    step: 34,
    levels: [0.1, 0.3, 0.5, 0.72],
    rows: [0, 0, 0.6, 0],
    firstColour: 1,
    field: (x: number, y: number, noise: (x: number, y: number) => number) => {
      const wx = x + 70 * noise(x / 120 + 3, y / 100 + 9);
      const wy = y + 56 * noise(x / 110 + 30, y / 95 + 4);
      const dx = Math.abs(wx - 182) / 152;
      const dy = Math.abs(wy - 102) / 98;
      // Room at the left and below for what it casts.
      const edge = Math.min(x - 26, width - 10 - x, y - 6, height - 36 - y);
      const shore = edge + 24 * noise(x / 60 + 50, y / 60 + 70);
      return Math.min((1 - Math.hypot(dx ** 1.5, dy ** 1.5)) * 1.4, shore / 40 + 0.1);
    },
  };
  return landMarkup(shape, landContours(shape));
}
