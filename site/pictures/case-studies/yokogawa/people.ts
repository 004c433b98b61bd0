import type { Person } from '../../kit/hands/hands.tsx';

/** At the desk. */
export const engineer: Person = {
  skin: { low: '#b0764c', mid: '#d6a27a', high: '#e9bd97', nail: '#fbe3d0' },
  cloth: {
    low: '#7d2a02',
    mid: '#b23c02',
    high: '#d65a0b',
    stitch: '#ffc057',
    cuff: '#fbf3e4',
    cuffShade: '#dcc9a6',
  },
};

/** In the field: a working glove, whose fingers have no nails, and a jacket that is seen. */
export const fitter: Person = {
  skin: { low: '#2d3836', mid: '#46544f', high: '#61716a', nail: '#61716a' },
  cloth: {
    low: '#b87a00',
    mid: '#f0a800',
    high: '#ffc838',
    stitch: '#fff1c2',
    cuff: '#dfe6e0',
    cuffShade: '#9aa9a2',
  },
};
