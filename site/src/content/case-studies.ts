import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';

/** A part of a story, in each form that it can take: `sections/case-study/parts.tsx` shows them. */
export type CasePart =
  | 'facts'
  | 'need'
  | 'need-stated'
  | 'need-on-ground'
  | 'solution'
  | 'diagram'
  | 'did-rows'
  | 'did-grid'
  | 'did-path'
  | 'testimonial-land'
  | 'testimonial-paper'
  | 'result-compared'
  | 'result-across'
  | 'result-shown'
  | 'result-shown-right'
  | 'result-shown-wide';

export interface CaseStudyFacts {
  /** Its parts between the hero and the next case, in an order and in forms that no other case has. */
  readonly story: readonly CasePart[];
  /** Its hero, where that isn't the drawing or the photograph of its slug: docs/replace-a-picture.md. */
  readonly picture?: Picture;
  /** The colours of its land. */
  readonly ramp: RampName;
  /** What shows the steps of its solution where no stage is drawn of them: drawings or photographs. */
  readonly steps?: readonly [Picture, Picture, Picture, Picture];
  /** The values of its result, on one scale, where no comparison is drawn of them: they become bars. */
  readonly compared?: { readonly before: number; readonly after: number };
  /** What is seen beside its result where no object is drawn. */
  readonly shown?: Picture;
  /** An architecture worth drawing. */
  readonly diagram?: Picture;
  /** Who is quoted, where it isn't the client. */
  readonly quoted?: 'user';
  /** How it lies on the page in a list. */
  readonly composition: 'left' | 'over' | 'right' | 'wide';
}

/** What a case study looks like; its words are in `words/<language>/case-studies.json`. */
export const caseStudies = {
  orderbuddy: {
    story: [
      'facts',
      'need',
      'solution',
      'diagram',
      'did-rows',
      'testimonial-paper',
      'result-compared',
    ],
    picture: 'order',
    ramp: 'ember',
    diagram: 'orderFlow',
    composition: 'wide',
  },
  taffi: {
    story: ['testimonial-land', 'facts', 'need-stated', 'solution', 'did-grid', 'result-shown'],
    ramp: 'clay',
    composition: 'right',
  },
  iot: {
    story: ['facts', 'result-across', 'need', 'solution', 'did-path', 'testimonial-land'],
    ramp: 'dusk',
    composition: 'left',
  },
  wareflex: {
    story: [
      'need-stated',
      'facts',
      'solution',
      'testimonial-land',
      'did-grid',
      'result-shown-right',
    ],
    ramp: 'field',
    composition: 'over',
  },
  babypass: {
    story: ['facts', 'need-on-ground', 'solution', 'result-shown', 'did-path', 'testimonial-paper'],
    ramp: 'blossom',
    quoted: 'user',
    composition: 'right',
  },
  halialabs: {
    story: ['testimonial-paper', 'need', 'facts', 'did-rows', 'solution', 'result-shown-wide'],
    ramp: 'iris',
    quoted: 'user',
    composition: 'left',
  },
  yokogawa: {
    story: ['facts', 'need-stated', 'did-path', 'testimonial-land', 'solution', 'result-compared'],
    ramp: 'lagoon',
    composition: 'over',
  },
  sato: {
    story: [
      'need-on-ground',
      'facts',
      'result-across',
      'solution',
      'did-grid',
      'testimonial-paper',
    ],
    ramp: 'kraft',
    composition: 'right',
  },
} as const satisfies Readonly<Record<string, CaseStudyFacts>>;

/** The case studies that the home page tells. */
export const selectedWorks = ['orderbuddy', 'taffi', 'iot', 'wareflex'] as const;
