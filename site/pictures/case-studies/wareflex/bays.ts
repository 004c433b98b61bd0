/** Warehouse B7 from above: five rows of eight bays. */
export const columns = 8;
/** 40 bays: 28 are let, 9 are free and 3 become free in May. */
export const bays = Array.from({ length: 40 }, (_, bay) => bay);

const freeBays = new Set([5, 6, 7, 13, 14, 15, 21, 22, 23]);
const soonBays = new Set([29, 30, 31]);

export const bayColours = { rented: '#a9bd6b', free: '#ffcf6f', soon: '#dbe2a8' } as const;

type BayState = keyof typeof bayColours;

export const stateOf = (bay: number): BayState =>
  freeBays.has(bay) ? 'free' : soonBays.has(bay) ? 'soon' : 'rented';
