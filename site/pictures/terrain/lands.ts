import { forms } from './forms.ts';
import type { LandShape } from './land-shape.ts';
import { gaussian } from './noise.ts';

const evenly = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const raised = (levels: number[], by: number) => levels.map((level) => level + by);

const hillLevels = evenly(12, 0.1, 1.04);
const valleyLevels = evenly(9, 0.09, 0.96);
const edgeLevels = evenly(7, -0.3, 0.3);
const footLevels = evenly(6, -0.26, 0.22);

/** Rises from the lower left to a summit at the lower right: heroes, sections and every scene. */
const hill: LandShape = {
  width: 1600,
  height: 1000,
  seed: 11,
  step: 58,
  levels: hillLevels,
  rows: raised(hillLevels, 0.045).slice(0, 11),
  firstColour: 0,
  field(x, y, noise) {
    const wx = x + 150 * noise(x / 400 + 3, y / 290 + 9);
    const wy = y + 140 * noise(x / 360 + 30, y / 310 + 4);
    return (
      0.1 +
      0.62 * Math.max(-0.3, (wx - 520) / 1080) +
      0.26 * (wy / 1000 - 0.45) +
      0.46 * gaussian(wx, wy, [1330, 690], [420, 250], -0.5) +
      0.22 * gaussian(wx, wy, [900, 910], [280, 140], -0.2) -
      0.27 * gaussian(wx, wy, [1190, 330], [300, 120], -0.7) +
      0.12 * gaussian(wx, wy, [690, 300], [200, 110], -0.6) +
      0.1 * noise(x / 260, y / 190)
    );
  },
};

/** A river valley from the lower left to the upper right; height grows away from the river. */
const valley: LandShape = {
  width: 1600,
  height: 1150,
  seed: 29,
  step: 66,
  levels: valleyLevels,
  rows: raised(valleyLevels, 0.052).slice(0, 8),
  ground: 'M0 0h1600v1150H0z',
  firstColour: 1,
  field(x, y, noise) {
    const wx = x + 190 * noise(x / 430 + 8, y / 330 + 1);
    const wy = y + 170 * noise(x / 400 + 2, y / 380 + 5);
    const bend = 0.13 * Math.sin(wx / 230 + 0.2);
    const fromRiver = (wy - (872 - wx * 0.425)) / 186 + bend;
    return (
      Math.abs(fromRiver) * (0.9 + 0.3 * noise(x / 300, y / 300)) +
      0.05 * noise(x / 160, y / 140) +
      0.02 -
      0.05 * gaussian(wx, wy, [860, 520], [200, 120], -0.4)
    );
  },
};

const ridge =
  (phase: number, direction: 1 | -1): LandShape['field'] =>
  (x, y, noise) => {
    const wx = x + 120 * noise(x / 300 + phase, y / 120 + 2);
    const wy = y + 70 * noise(x / 260 + 7, y / 150 + phase);
    return (
      direction *
      ((wy - 150) / 260 +
        0.12 * Math.sin(wx / 210 + phase) +
        0.06 * Math.sin(wx / 97 + 2 * phase) +
        0.16 * gaussian(wx, wy, [1180, 130], [230, 70], -0.1) -
        0.16 * gaussian(wx, wy, [420, 130], [260, 60], 0.1) +
        0.12 * noise(x / 150, y / 90))
    );
  };

/** The edge from a light section down into a dark one. */
const edgedown: LandShape = {
  width: 1600,
  height: 300,
  seed: 41,
  step: 62,
  levels: edgeLevels,
  rows: raised(edgeLevels, 0.05).slice(1, 6),
  ground: 'M-40 40h1680v262H-40z',
  firstColour: 0,
  field: ridge(1.3, -1),
};

/** The dark foreground before the footer. */
const footland: LandShape = {
  width: 1600,
  height: 300,
  seed: 57,
  step: 62,
  levels: footLevels,
  rows: raised(footLevels, 0.05).slice(0, 4),
  firstColour: 0,
  field: ridge(3.1, 1),
};

export const lands = { hill, valley, edgedown, footland, ...forms };
export type LandName = keyof typeof lands;
