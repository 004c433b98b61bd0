import type { InterestId } from '@sunfield/shared/project-request';
import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';
import type { ProjectSlug } from './entries.ts';

interface ProjectFacts {
  /** A drawing or a photograph, see docs/replace-a-picture.md. */
  readonly picture: Picture;
  /** The colours of its land. */
  readonly ramp: RampName;
  /** What the form has ticked for somebody who comes from it. */
  readonly interest: InterestId;
}

/** What a project looks like; its words are in `words/<language>/projects`. */
export const projects = {
  'project-1': { picture: 'lotRecord', ramp: 'field', interest: 'blockchain' },
  'project-2': { picture: 'lessonDesk', ramp: 'mist', interest: 'web-application' },
  'project-3': { picture: 'claimsPortal', ramp: 'dusk', interest: 'product-maintenance' },
  'project-4': { picture: 'kilnPlanner', ramp: 'clay', interest: 'software-development' },
  'project-5': { picture: 'morningAuction', ramp: 'blossom', interest: 'live-streaming' },
  'project-6': { picture: 'serviceRounds', ramp: 'honey', interest: 'mobile-application' },
  'project-7': { picture: 'ticketDay', ramp: 'iris', interest: 'qa-testing' },
  'project-8': { picture: 'noteReader', ramp: 'apricot', interest: 'ai-machine-learning' },
} as const satisfies Record<ProjectSlug, ProjectFacts>;
