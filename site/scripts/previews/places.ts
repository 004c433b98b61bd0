import { previewSize as size } from '../../src/lib/metadata/preview-words.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A scene for small screens is 380 high: here it fills the height, over the right side. */
export const scenePlace: Place = { x: 622, y: 0, scale: size.height / 380 };

/** A diagram has no land of its own: it lies on a panel that goes on below the picture. */
export const panel = { x: 660, y: 56, width: 600, radius: 30 } as const;
export const panelPlace: Place = { x: 664, y: 76, scale: 1.42 };

/** The land where it is all there is to see. */
export const landPlace = { name: 'hill', x: -200, y: -180, width: 1500 } as const;

/** Around the words, in pixels. */
export const margin = 64;

interface Layout {
  /** Where the paper ends, about. */
  readonly edge: number;
  readonly textWidth: number;
  /** Sizes of the title, with the most lines each may take. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** Beside a drawing, and beside the land alone, which leaves the words more room. */
export const layouts = {
  drawing: {
    edge: 590,
    textWidth: 498,
    sizes: [
      { size: 84, lines: 2 },
      { size: 72, lines: 2 },
      { size: 64, lines: 3 },
      { size: 58, lines: 3 },
      { size: 52, lines: 4 },
      { size: 46, lines: 5 },
      { size: 40, lines: 5 },
    ],
  },
  land: {
    edge: 720,
    textWidth: 640,
    sizes: [
      { size: 92, lines: 2 },
      { size: 78, lines: 3 },
      { size: 70, lines: 3 },
      { size: 62, lines: 4 },
      { size: 54, lines: 5 },
    ],
  },
} as const satisfies Record<string, Layout>;
