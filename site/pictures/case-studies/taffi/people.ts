import { palette } from '../../palette.ts';

/** Whose wardrobe it is, in the morning. */
export const owner = {
  skin: { low: '#b87a52', mid: '#dca77e', high: '#ecc19c', nail: '#f4b8ac' },
  cloth: {
    low: '#2c4847',
    mid: '#3f6261',
    high: '#557a78',
    stitch: palette.mintDeep,
    cuff: '#f6e7c8',
    cuffShade: '#d8bd8c',
  },
};
