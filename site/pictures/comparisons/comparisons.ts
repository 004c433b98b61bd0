import type { Comparison } from './comparison.ts';
import { orderLines } from './order-lines.tsx';
import { plates } from './plates.tsx';
import { stars } from './stars.tsx';
import { trips } from './trips.tsx';

/** What changed, by the address of the case study whose words give both values. */
export const comparisons = {
  orderbuddy: plates,
  iot: stars,
  yokogawa: trips,
  sato: orderLines,
} as const satisfies Record<string, Comparison>;
