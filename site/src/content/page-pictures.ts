import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';
import type { LandName } from '../../pictures/terrain/land-files.ts';
import { caseStudies } from './case-studies.ts';
import { pageLands, type PageLand } from './lands.ts';
import { projects } from './projects.ts';
import type { Family, PageReference } from './routes.ts';
import { services } from './services.ts';
import { technologies } from './technologies.ts';

interface PagePicture {
  /** Pages without one of their own show the land alone. */
  readonly picture?: Picture;
  readonly ramp: RampName;
  /** The form of its land, where it begins with one. */
  readonly name?: LandName;
}

type Entries = Readonly<Record<string, PagePicture | undefined>>;

const families: Readonly<Record<Family, Entries>> = {
  caseStudies,
  projects,
  services,
  technologies,
};

/** What stands for an entry: what its facts name, else the drawing or the photograph of its slug. */
export const entryPicture = (family: Family, slug: string): Picture =>
  families[family][slug]?.picture ?? slug;

/**
 * What stands for a page where a link to it is shared.
 * @throws Error where a page has no colours.
 */
export function pictureOf({ family, entry }: PageReference): PagePicture {
  const lands: Readonly<Record<string, PageLand>> = pageLands;
  const isEntry = family !== 'home' && family !== 'pages';
  const facts: PagePicture | undefined = isEntry ? families[family][entry] : lands[entry];
  if (!facts) throw new Error(`Which colours has ${family}/${entry}? See content/lands.ts.`);
  return isEntry ? { ...facts, picture: entryPicture(family, entry) } : facts;
}
