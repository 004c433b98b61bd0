import type { RampName } from '../../pictures/ramps/ramp.ts';
import type { LandName } from '../../pictures/terrain/land-files.ts';

/** A form of land and its colours. */
export interface PageLand {
  readonly name: LandName;
  readonly ramp: RampName;
}

/** The land of a page: it begins or ends with it, and is shared with it. A form lies on the land of home. */
export const pageLands = {
  home: { name: 'hill', ramp: 'sun' },
  about: { name: 'summit', ramp: 'ember' },
  services: { name: 'terraces', ramp: 'honey' },
  'case-studies': { name: 'terraces', ramp: 'ember' },
  'privacy-policy': { name: 'ring', ramp: 'mist' },
  techs: { name: 'strata', ramp: 'sediment' },
  tech: { name: 'strata', ramp: 'sediment' },
  project: { name: 'summit', ramp: 'apricot' },
  projects: { name: 'plateau', ramp: 'lagoon' },
  contact: { name: 'hill', ramp: 'sun' },
  'get-in-touch': { name: 'hill', ramp: 'sun' },
  'get-trial': { name: 'hill', ramp: 'moss' },
  pricing: { name: 'plateau', ramp: 'sun' },
} as const satisfies Record<string, PageLand>;
