import type { RampName } from '../../pictures/ramps/ramp.ts';

/** The colours of the land on the pages that stand alone; entries say theirs with their facts. */
export const pageRamps = {
  home: 'sun',
  about: 'sun',
  services: 'dawn',
  'case-studies': 'honey',
  'privacy-policy': 'mist',
  techs: 'night',
  tech: 'night',
  project: 'apricot',
  projects: 'lagoon',
  contact: 'honey',
  'get-in-touch': 'dawn',
  'get-trial': 'moss',
  pricing: 'sun',
} as const satisfies Record<string, RampName>;
