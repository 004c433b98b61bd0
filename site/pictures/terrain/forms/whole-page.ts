import type { LandShape } from '../land-shape.ts';
import { stepColumns } from '../step-columns.ts';
import { size, evenly, smoothstep, warped } from './ground.ts';

/**
 * Terraces seen along a whole page, one for each column of words above them: each begins at the left of
 * its column, and the last one goes on to the window's edge, or ends in one of more than 2600 pixels.
 */
export function steps(count: number): LandShape {
  const pitch = (stepColumns.width + stepColumns.gap) / count;
  // Few steps have more edges each, so that all of a ramp's colours are climbed.
  const edges = Math.floor(10 / count);
  const shore = 108;
  // How far from the beginning of a step its edges lie, then its row, then the next step.
  const marks = [
    ...Array.from({ length: edges }, (_, edge) => (edge * shore) / edges),
    shore - shore / edges + 22,
    pitch,
  ];
  const marksOfAll = count * (edges + 1);
  const climbed = (along: number) => {
    const step = Math.floor(along / pitch);
    const rest = along - step * pitch;
    const next = marks.findIndex((mark) => mark > rest);
    const [from = 0, to = pitch] = marks.slice(next - 1);
    return step * (edges + 1) + next - 1 + (rest - from) / (to - from);
  };
  const stepLevels = (step: number) =>
    Array.from({ length: edges }, (_, edge) => step * (edges + 1) + edge);
  const stepRows = (step: number) => [
    ...Array.from({ length: edges - 1 }, () => 0),
    (step + 1) * (edges + 1) - 1,
  ];
  const all = Array.from({ length: count }, (_, step) => step);
  return {
    ...size,
    width: 2280,
    height: stepColumns.height,
    seed: 37,
    levels: all.flatMap(stepLevels),
    rows: all.flatMap(stepRows),
    firstColour: 1,
    field(x, y, noise) {
      const along = x - stepColumns.x + shore + 34 * noise(x / 150 + 3, y / 210 + 9);
      const wy = y + 62 * noise(x / 300 + 30, y / 270 + 4);
      const top = 112 - 50 * smoothstep(0, 1700, x);
      return Math.min(
        climbed(along),
        ((wy - top) / 84) * marksOfAll,
        ((364 - wy) / 62) * marksOfAll,
        ((2240 - x) / 110) * marksOfAll,
      );
    },
  };
}

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
