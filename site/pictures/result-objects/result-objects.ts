import { clock } from './clock.tsx';
import { coat } from './coat.tsx';
import { contract } from './contract.tsx';
import { log } from './log.tsx';
import type { ResultObject } from './result-object.ts';

/** By the address of the case study that shows it beside its result. */
export const resultObjects = {
  taffi: coat,
  wareflex: contract,
  babypass: clock,
  halialabs: log,
} as const satisfies Record<string, ResultObject>;

export type CaseWithObject = keyof typeof resultObjects;
