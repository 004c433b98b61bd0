import type { InterestId } from '@sunfield/shared/project-request';
import type { ProjectSlug } from './entries.ts';

interface ProjectFacts {
  /** Its picture in the drawings. */
  readonly scene: string;
  /** The colours of its land. */
  readonly ramp: string;
  /** What the form has ticked for somebody who comes from it. */
  readonly interest: InterestId;
}

/** What a project looks like; its words are in `locales/<language>/projects`. */
export const projects = {
  'project-1': { scene: 'lotRecord', ramp: 'field', interest: 'blockchain' },
  'project-2': { scene: 'lessonDesk', ramp: 'mist', interest: 'web-application' },
  'project-3': { scene: 'claimsPortal', ramp: 'dusk', interest: 'product-maintenance' },
  'project-4': { scene: 'kilnPlanner', ramp: 'clay', interest: 'software-development' },
  'project-5': { scene: 'morningAuction', ramp: 'blossom', interest: 'live-streaming' },
  'project-6': { scene: 'serviceRounds', ramp: 'honey', interest: 'mobile-application' },
  'project-7': { scene: 'ticketDay', ramp: 'iris', interest: 'qa-testing' },
  'project-8': { scene: 'noteReader', ramp: 'apricot', interest: 'ai-machine-learning' },
} as const satisfies Record<ProjectSlug, ProjectFacts>;
