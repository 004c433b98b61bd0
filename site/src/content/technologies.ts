import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';

interface TechnologyFacts {
  /** Its diagram: a drawing or a photograph, see docs/replace-a-picture.md. */
  readonly picture: Picture;
  /** Its colours: docs/product.md, "Colour variants". */
  readonly ramp: RampName;
}

/** What a technology looks like; its words are in `words/<language>/technologies.json`. */
export const technologies = {
  'full-stack': { picture: 'techFullStack', ramp: 'apricot' },
  'data-app': { picture: 'techDataApp', ramp: 'lagoon' },
  ai: { picture: 'techAi', ramp: 'iris' },
} as const satisfies Readonly<Record<string, TechnologyFacts>>;
