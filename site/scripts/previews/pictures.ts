import { caseStudies } from '../../src/content/case-studies.ts';
import { projects } from '../../src/content/projects.ts';
import type { Route } from '../../src/content/routes.ts';
import { services } from '../../src/content/services.ts';
import { technologies } from '../../src/content/technologies.ts';
import type { RampName } from '../../src/drawings/land/ramp.ts';

export interface PictureFacts {
  /** The drawing; pages without one of their own show the land alone. */
  readonly scene?: string;
  readonly ramp: RampName;
}

const pages: Readonly<Record<string, PictureFacts>> = {
  '/': { scene: 'hero', ramp: 'sun' },
  '/About': { ramp: 'sun' },
  '/services': { ramp: 'dawn' },
  '/case-studies': { ramp: 'honey' },
  '/privacy-policy': { ramp: 'mist' },
  '/techs': { ramp: 'night' },
  '/tech': { ramp: 'dusk' },
  '/Project': { ramp: 'apricot' },
  '/projects': { ramp: 'lagoon' },
  '/contact': { ramp: 'honey' },
  '/get-in-touch': { ramp: 'ember' },
  '/get-trial': { ramp: 'moss' },
  '/Pricing': { ramp: 'sun' },
};

/**
 * What the preview picture of a page shows.
 * @throws Error where it is not said for a route of the table.
 */
export function pictureOf({ path, page: { family, entry } }: Route): PictureFacts {
  const entries: Readonly<Record<string, { scene?: string; diagram?: string; ramp: RampName }>> = {
    ...(family === 'caseStudies' && caseStudies),
    ...(family === 'services' && services),
    ...(family === 'technologies' && technologies),
    ...(family === 'projects' && projects),
  };
  const facts = entries[entry];
  if (facts) return { scene: facts.scene ?? facts.diagram ?? '', ramp: facts.ramp };
  const ofPage = pages[path];
  if (!ofPage) throw new Error(`Which picture stands for ${path}?`);
  return ofPage;
}
