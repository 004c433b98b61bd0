import type { Person } from '../../kit/hands/hands.tsx';
import { palette } from '../../palette.ts';

/** Scans with gloves on: knitted, dipped in orange. */
export const picker: Person = {
  skin: { low: '#8d8073', mid: '#cfc2ae', high: '#ece2d0', nail: '#ece2d0' },
  cloth: {
    low: '#07383b',
    mid: '#0b5f63',
    high: '#18787b',
    stitch: palette.mintDeep,
    cuff: palette.sun,
    cuffShade: '#c98a00',
  },
};

export const dip = { low: '#c2440a', high: '#f2701d' } as const;

/** May approve in Osaka. */
export const approver: Person = {
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
