import { orderbuddy } from './orderbuddy/orderbuddy.tsx';

/** Every stage, by the address of its case study. */
export const stages = { orderbuddy };

export type StageName = keyof typeof stages;
