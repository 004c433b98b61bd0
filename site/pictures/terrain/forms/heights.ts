import type { LandShape } from '../land-shape.ts';
import { gaussian } from '../noise.ts';
import { size, sheet, evenly, smoothstep, presence, warped } from './ground.ts';

/** A table mountain: firm ground to stand on, with clear edges. */
export const plateau: LandShape = {
  ...size,
  seed: 5,
  levels: [0.1, 0.24, 0.36, 0.46, 0.54, 0.6, 0.66, 0.72, 0.78],
  rows: [0.16, 0.3, 0, 0, 0, 0, 0, 0, 0.9],
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 130)(x, y);
    const dx = Math.abs(wx - 1320) / 390;
    const dy = Math.abs(wy - 270) / 260;
    const radius = Math.hypot(dx ** 1.6, dy ** 1.6);
    return (1.5 - radius) * presence(x, y, 560, 690) * 0.74 + 0.03 * noise(x / 120, y / 110);
  },
};

/** Layers that were laid down one after the other, with the fault where two ages meet. */
export const strata: LandShape = {
  ...size,
  seed: 23,
  step: 60,
  levels: evenly(12, 0.06, 0.97),
  rows: [0, 0.17, 0, 0.34, 0, 0.5, 0, 0.66, 0, 0.83],
  ground: sheet,
  firstColour: 1,
  field(x, y, noise) {
    const fault = 92 * smoothstep(-18, 18, x - 1120 - (y - 300) * 0.42);
    const fold = 46 * Math.sin(x / 190) + 20 * Math.sin(x / 83 + 1.4) + 60 * noise(x / 260, 3);
    const top = 520 - 470 * smoothstep(420, 1500, x);
    const floor = 672 + 10 * Math.sin(x / 140);
    return (y + fold * (1 - y / 760) + fault * (1 - y / 700) - top) / (floor - top);
  },
};

/** Five steps up a hillside, each with room for something to stand on. */
export const terraces: LandShape = {
  ...size,
  seed: 61,
  levels: [0.08, 0.2, 0.34, 0.5, 0.66, 0.82],
  rows: [0.12, 0.26, 0.41, 0.57, 0.73],
  firstColour: 2,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 110)(x, y);
    const slope = (wx - 770) / 860 - (wy - 330) / 1700;
    return (
      slope * (1 - smoothstep(430, 680, y - (x - 1200) * 0.1)) + 0.06 * noise(x / 210, y / 190)
    );
  },
};

/** A peak, with the way up in view from below. */
export const summit: LandShape = {
  ...size,
  seed: 83,
  levels: evenly(11, 0.1, 0.92),
  rows: evenly(10, 0.14, 0.88),
  firstColour: 1,
  field(x, y, noise) {
    const [wx, wy] = warped(noise, 150)(x, y);
    return (
      (0.7 * gaussian(wx, wy, [1290, 250], [380, 190], -0.35) +
        0.34 * gaussian(wx, wy, [1350, 230], [130, 90], -0.2) +
        0.2 * gaussian(wx, wy, [1030, 400], [200, 110], 0.3)) *
        presence(x, y, 560, 690) +
      0.05 * noise(x / 170, y / 140)
    );
  },
};
