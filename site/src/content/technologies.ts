import type { TechnologySlug } from './entries.ts';

interface TechnologyFacts {
  /** Its diagram in the drawings. */
  readonly diagram: string;
  /** Its colours: the style variants of specification section 1. */
  readonly ramp: string;
}

/** What a technology looks like; its words are in `locales/<language>/technologies`. */
export const technologies = {
  'full-stack': { diagram: 'techFullStack', ramp: 'apricot' },
  'data-app': { diagram: 'techDataApp', ramp: 'lagoon' },
  ai: { diagram: 'techAi', ramp: 'iris' },
} as const satisfies Record<TechnologySlug, TechnologyFacts>;
