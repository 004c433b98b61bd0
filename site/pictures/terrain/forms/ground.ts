import type { LandShape } from '../land-shape.ts';

/**
 * What all forms of land have in common. Each is cut out of the page's own sheet: at its left and its
 * lower edge the land is as even as the paper, so that it needs no frame and no fade, and words stand on
 * the sheet itself.
 */
export const size = { width: 1600, height: 700, step: 52 } as const;
export const sheet = `M-40-40h1680v780H-40z`;

export const evenly = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** From 0 to 1 between two edges, without a corner at either. */
export function smoothstep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** 1 where the form is, falling to 0 towards the words at the left, those of the header and the page below. */
export const presence = (x: number, y: number, left = 640, bottom = 650) =>
  smoothstep(left, left + 330, x) *
  smoothstep(-20, 120, y) *
  (1 - smoothstep(bottom - 190, bottom, y));

/** How far down the header reaches, in the narrowest and the widest window. */
const header = 120;

/** The whole of a form below the header, which stands on the sheet itself. */
export const belowHeader = (shape: LandShape): LandShape => ({
  ...shape,
  field: (x, y, noise) =>
    shape.field(x, ((y - header) * size.height) / (size.height - header), noise),
});

type Warp = (x: number, y: number) => [number, number];
export const warped =
  (noise: (x: number, y: number) => number, by: number): Warp =>
  (x, y) => [x + by * noise(x / 330 + 3, y / 250 + 9), y + by * noise(x / 300 + 30, y / 270 + 4)];
