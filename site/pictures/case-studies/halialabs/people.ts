import type { Person } from '../../kit/hands/hands.tsx';

/** Who tries the wrong key: gloved, as nobody of the house. */
export const tester: Person = {
  skin: { low: '#877d91', mid: '#bdb5c4', high: '#e2dde6', nail: '#cfc8d5' },
  cloth: {
    low: '#1d1822',
    mid: '#322b3a',
    high: '#4a4254',
    stitch: '#8d8398',
    cuff: '#ffd98a',
    cuffShade: '#d9a53f',
  },
};

/** A. Lindqvist, whose document it is. */
export const owner: Person = {
  skin: { low: '#c07f5a', mid: '#e3ae88', high: '#f3c8a6', nail: '#fde6d6' },
  cloth: {
    low: '#4a2746',
    mid: '#6d4268',
    high: '#8a5c84',
    stitch: '#e6cfd6',
    cuff: '#fbf3f0',
    cuffShade: '#d8c2c6',
  },
};

/** M. Keller of the bank. */
export const reader: Person = {
  skin: { low: '#7c4421', mid: '#a56233', high: '#bf7c47', nail: '#e9b48c' },
  cloth: {
    low: '#18222f',
    mid: '#2b3a4d',
    high: '#40536b',
    stitch: '#a9b9cb',
    cuff: '#f2f5f8',
    cuffShade: '#c3ced8',
  },
};

export const auditor: Person = {
  skin: { low: '#a5632f', mid: '#cc8c58', high: '#e0a673', nail: '#f7c9b4' },
  cloth: {
    low: '#8c2f04',
    mid: '#b9490c',
    high: '#d96a22',
    stitch: '#ffd0a4',
    cuff: '#fff6f0',
    cuffShade: '#ecc9b9',
  },
};
