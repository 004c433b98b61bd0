import type { CaseStudySlug } from './entries.ts';

/**
 * The clients of the strip: those of the case studies, by whose names they are called in each language.
 * The maker of the door lock (`iot`) isn't named there, and so isn't here.
 */
export const clients = [
  'yokogawa',
  'sato',
  'orderbuddy',
  'wareflex',
  'halialabs',
  'taffi',
  'babypass',
] as const satisfies readonly CaseStudySlug[];

export type Client = (typeof clients)[number];
