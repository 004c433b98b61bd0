import type { CaseStudySlug } from './entries.ts';

export type WorkComposition = 'left' | 'over' | 'right' | 'wide';

/** The case studies that the home page tells, and how each lies on the page. */
export const selectedWorks: readonly { slug: CaseStudySlug; composition: WorkComposition }[] = [
  { slug: 'orderbuddy', composition: 'wide' },
  { slug: 'taffi', composition: 'right' },
  { slug: 'iot', composition: 'left' },
  { slug: 'wareflex', composition: 'over' },
];

/** The colours of each case's land: its ramp in the drawings. */
export const caseStudyRamps = {
  orderbuddy: 'ember',
  taffi: 'clay',
  iot: 'dusk',
  wareflex: 'field',
  babypass: 'blossom',
  halialabs: 'iris',
  yokogawa: 'lagoon',
  sato: 'kraft',
} as const satisfies Record<CaseStudySlug, string>;
