import { previewSize as size } from './preview.ts';

/** A picture is as high as the preview and as wide as a scene for small screens; it ends the right side. */
export const picturePlace = { x: 622, width: 597, height: size.height } as const;

/** A diagram has no land of its own: it lies on a panel that goes on below the picture. */
export const panel = { x: 660, y: 56, width: 600, radius: 30, scale: 1.42, inset: { x: 4, y: 20 } };

/** The land below what is not drawn on one of its own. */
export const underPicture = { name: 'hill', x: -200, y: -180, width: 1500 } as const;

/** A page's own form of land, where it is all there is to see: right of the words, as on the page. */
export const alone = { x: -300, y: -60, width: 1560 } as const;

/** Around the words, in pixels. */
export const margin = 64;

/** Beside a picture, and beside the land alone, which leaves the words more room. */
export const layouts = {
  picture: {
    /** Where the paper ends, about. */
    edge: 590,
    textWidth: 498,
    /** Sizes of the title, the largest first, with the most lines each may take. */
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
} as const;
