import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';
import type { CaseStudySlug } from './entries.ts';

export interface CaseStudyFacts {
  /** Its hero: a drawing or a photograph, see docs/replace-a-picture.md. */
  readonly picture: Picture;
  /** The colours of its land. */
  readonly ramp: RampName;
  /** The pictures that show it from inside, in the order of its captions; a stage shows more. */
  readonly details?: readonly Picture[];
  /** An architecture worth drawing. */
  readonly diagram?: Picture;
  /** How it lies on the page in a list. */
  readonly composition: 'left' | 'over' | 'right' | 'wide';
}

/** What a case study looks like; its words are in `words/<language>/case-studies`. */
export const caseStudies = {
  orderbuddy: {
    picture: 'order',
    ramp: 'ember',
    diagram: 'orderFlow',
    composition: 'wide',
  },
  taffi: {
    picture: 'taffi',
    ramp: 'clay',
    composition: 'right',
  },
  iot: { picture: 'iot', ramp: 'dusk', composition: 'left' },
  wareflex: {
    picture: 'wareflex',
    ramp: 'field',
    composition: 'over',
  },
  babypass: {
    picture: 'babypass',
    ramp: 'blossom',
    composition: 'right',
  },
  halialabs: {
    picture: 'halialabs',
    ramp: 'iris',
    composition: 'left',
  },
  yokogawa: {
    picture: 'yokogawa',
    ramp: 'lagoon',
    composition: 'over',
  },
  sato: {
    picture: 'sato',
    ramp: 'kraft',
    composition: 'right',
  },
} as const satisfies Record<CaseStudySlug, CaseStudyFacts>;

/** The case studies that the home page tells. */
export const selectedWorks = ['orderbuddy', 'taffi', 'iot', 'wareflex'] as const;

/** Cases that are told by a stage: one thing, followed (docs/add-a-stage.md). */
export const stagedCases = [
  'orderbuddy',
  'taffi',
  'iot',
  'wareflex',
  'yokogawa',
  'babypass',
  'halialabs',
  'sato',
] as const satisfies CaseStudySlug[];

export type StageSlug = (typeof stagedCases)[number];

/** The stage of a case; undefined where its solution is told beside two pictures. */
export const stageOf = (slug: CaseStudySlug): StageSlug | undefined =>
  stagedCases.find((staged) => staged === slug);
