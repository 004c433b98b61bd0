import type { Person } from '../../kit/hands/hands.tsx';
import { palette } from '../../palette.ts';

export const guest: Person = {
  skin: { low: '#8a4c25', mid: '#b06a39', high: '#c9854f', nail: '#f3cfa8' },
  cloth: {
    low: '#07383b',
    mid: '#0b5f63',
    high: '#18787b',
    stitch: palette.mintDeep,
    cuff: '#fbf3e4',
    cuffShade: '#dcc9a6',
  },
};

export const cook: Person = {
  skin: { low: '#a5632f', mid: '#cc8c58', high: '#e0a673', nail: '#f9e0c6' },
  cloth: {
    low: '#cdb892',
    mid: '#ece0c8',
    high: palette.white,
    stitch: '#b79b6c',
    cuff: palette.orange,
    cuffShade: '#b23c02',
  },
};
