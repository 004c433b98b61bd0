import type { Person } from '../../kit/hands/hands.tsx';
import { palette } from '../../palette.ts';
import { columns } from './bays.ts';

/** The bay that is followed: the second row, the sixth from the left; it is written 14. */
export const followed = 13;

/** Warehouse B7 with its roof off: where its floor begins, and what a bay and its lines take of it. */
export const hall = { x: 672, y: 150, width: 720, height: 503 } as const;
export const bayInHall = { width: 80, height: 76.67 } as const;
const rows = [12, 94, 213, 295, 414] as const;

export const placeInHall = (bay: number) => ({
  x: hall.x + 12 + (bay % columns) * 88,
  y: hall.y + (rows[Math.floor(bay / columns)] ?? 0),
});

/** The same bay seen near, 12 by 11.5 m: fifty units for a meter. */
export const near = { x: 710, y: 152.5, width: 600, height: 575 } as const;

/** One of the nine places for a pallet. */
export const pallet = { width: 176, height: 166 } as const;
export const placeInBay = (index: number) => ({
  x: near.x + 20 + (index % 3) * 192,
  y: near.y + 20 + Math.floor(index / 3) * 184.5,
});

export const owner: Person = {
  skin: { low: '#a5632f', mid: '#cc8c58', high: '#e0a673', nail: '#f9e0c6' },
  cloth: {
    low: '#07383b',
    mid: '#0b5f63',
    high: '#18787b',
    stitch: palette.mintDeep,
    cuff: '#fbf3e4',
    cuffShade: '#dcc9a6',
  },
};

export const tenant: Person = {
  skin: { low: '#7c4421', mid: '#a56233', high: '#bf7c47', nail: '#e9b48c' },
  cloth: {
    low: '#4d2c4a',
    mid: '#70486b',
    high: '#8a5d84',
    stitch: '#e6cfd6',
    cuff: palette.honey,
    cuffShade: '#d9a53f',
  },
};

/** Knitted gloves, their fingers dipped in rubber. */
export const picker: Person = {
  skin: { low: '#8c8271', mid: '#c9c0ad', high: '#e8e1d0', nail: palette.white },
  cloth: {
    low: '#c24a06',
    mid: palette.orange,
    high: '#ff8a2a',
    stitch: '#ffe7a8',
    cuff: '#4a3b30',
    cuffShade: palette.ink,
  },
};
export const dip = { low: '#07484b', high: '#1a7f81' } as const;

/** Where the hands lie when they have come. */
export const tenantAt = 'translate(1396 754) scale(.9)';
export const ownerAt = 'translate(1392 540) scale(.72)';
