import type { Person } from '../../kit/hands/hands.tsx';
import { palette } from '../../palette.ts';

export const mother: Person = {
  skin: { low: '#a5632f', mid: '#cc8c58', high: '#e0a673', nail: '#f7c9b4' },
  cloth: {
    low: '#07484b',
    mid: '#0b5f63',
    high: '#2a8584',
    stitch: palette.mint,
    cuff: '#fff6f0',
    cuffShade: '#ecc9b9',
  },
};

export const doctor: Person = {
  skin: { low: '#7c4421', mid: '#a56233', high: '#bf7c47', nail: '#e9b48c' },
  cloth: {
    low: '#d3c8bd',
    mid: '#f1ebe4',
    high: palette.white,
    stitch: '#c9bcb0',
    cuff: palette.tealLight,
    cuffShade: '#3f8f8b',
  },
};

/** Mother, father, grandmother and doctor, in the order of the words. */
export const familyColours = ['#fac9b9', '#ffd98a', '#cfe6e1', '#e6d3ce'] as const;

/** The child’s, of three sheets as well. */
export const child = { low: '#c98050', mid: '#eab184', high: '#f6cba4', blush: '#ef8f7a' } as const;

/** The doctor in examination gloves. */
export const gloved: Person = {
  skin: { low: '#6f78b0', mid: '#9aa3d2', high: '#c5cbea', nail: '#e3e6f6' },
  cloth: doctor.cloth,
};
