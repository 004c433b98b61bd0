import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';

interface TechnologyFacts {
  /** Its diagram, where that isn't the drawing or the photograph of its slug: docs/replace-a-picture.md. */
  readonly picture?: Picture;
  /** Its colours: docs/product.md, "Colour variants". */
  readonly ramp: RampName;
}

/** What a technology looks like; its words are in `words/<language>/technologies.json`. */
export const technologies = {
  'full-stack': { ramp: 'apricot' },
  'data-app': { ramp: 'lagoon' },
  ai: { ramp: 'iris' },
} as const satisfies Readonly<Record<string, TechnologyFacts>>;
