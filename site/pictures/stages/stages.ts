import { orderbuddy } from './orderbuddy/orderbuddy.tsx';
import { wareflex } from './wareflex/wareflex.tsx';

/** Every stage, by the address of its case study. */
export const stages = { orderbuddy, wareflex };

export type StageName = keyof typeof stages;
