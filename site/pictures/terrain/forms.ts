import type { LandShape } from './land-shape.ts';
import { distanceToCurves, rounded, type Curve } from './distance.ts';
import { gaussian } from './noise.ts';

/**
 * One form of land for each thing that a page is about. Each is cut out of the page's own sheet: at its left
 * and its lower edge the land is as even as the paper, so that it needs no frame and no fade, and words
 * stand on the sheet itself.
 */
const size = { width: 1600, height: 700, step: 52 } as const;
const sheet = `M-40-40h1680v780H-40z`;

const evenly = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** From 0 to 1 between two edges, without a corner at either. */
function smoothstep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** 1 where the form is, falling to 0 towards the words at the left and the page below. */
const presence = (x: number, y: number, left = 640, bottom = 650) =>
  smoothstep(left, left + 330, x) * (1 - smoothstep(bottom - 190, bottom, y));

type Warp = (x: number, y: number) => [number, number];
const warped =
  (noise: (x: number, y: number) => number, by: number): Warp =>
  (x, y) => [x + by * noise(x / 330 + 3, y / 250 + 9), y + by * noise(x / 300 + 30, y / 270 + 4)];

/** Deepest at the curves and as high as the sheet where they are far, and where the words are. */
function sunken(lines: readonly Curve[], reach: number, bend: number): LandShape['field'] {
  const curves = lines.map(rounded);
  return (x, y, noise) => {
    const [wx, wy] = warped(noise, bend)(x, y);
    const bank = reach * (1 + 0.7 * noise(x / 240 + 5, y / 200));
    const depth = 1 - distanceToCurves(curves, wx, wy) / bank;
    // Deep water ends below the words of the header.
    const room = 1.3 * presence(wx, wy, 540, 690) * smoothstep(20, 200, wy);
    return 1 - Math.min(depth, room) + 0.03 * noise(x / 150, y / 130);
  };
}

/** A river that takes its time: every message arrives in one place. */
const river: LandShape = {
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
const delta: LandShape = {
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

/** A table mountain: firm ground to stand on, with clear edges. */
const plateau: LandShape = {
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
const strata: LandShape = {
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
const terraces: LandShape = {
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
const islands: LandShape = {
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

/** A peak, with the way up in view from below. */
const summit: LandShape = {
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

/** A drop has fallen: the rings it makes reach the bank. */
const pond: LandShape = {
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
const plotsOfLand: LandShape = {
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

/** A ring of high ground around a quiet lake: what is inside stays inside. */
const ring: LandShape = {
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

/** Terraces seen along a whole page: each begins further right and ends where the page goes on. */
const steps: LandShape = {
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
const slope: LandShape = {
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

export const forms = {
  river,
  delta,
  plateau,
  strata,
  terraces,
  islands,
  summit,
  pond,
  plots: plotsOfLand,
  ring,
  steps,
  slope,
};
