import { clock } from './clock.tsx';
import { coat } from './coat.tsx';
import { contract } from './contract.tsx';
import { log } from './log.tsx';
import type { Thing } from './thing.ts';

/** By the address of the case study that shows it beside its result. */
export const things = {
  taffi: coat,
  wareflex: contract,
  babypass: clock,
  halialabs: log,
} as const satisfies Record<string, Thing>;

export type ShownCase = keyof typeof things;
