import { cloudDevops } from './cloud-devops.tsx';
import { dedicatedTeams } from './dedicated-teams.tsx';
import { mobileAppDevelopment } from './mobile-app-development.tsx';
import type { Offer } from './offer.ts';
import { qaSts } from './qa-sts.tsx';
import { webDevelopment } from './web-development.tsx';

/** What each service offers, in the order of its words: `offers.items` in `words/<language>/services.json`. */
export const offers = {
  'dedicated-teams': dedicatedTeams,
  'web-development': webDevelopment,
  'mobile-app-development': mobileAppDevelopment,
  'cloud-devops': cloudDevops,
  'qa-sts': qaSts,
} satisfies Record<string, readonly Offer[]>;
