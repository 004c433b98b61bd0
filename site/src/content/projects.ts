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
  'project-1': { scene: 'project1', ramp: 'kraft', interest: 'blockchain' },
  'project-2': { scene: 'project2', ramp: 'lagoon', interest: 'web-application' },
  'project-3': { scene: 'project3', ramp: 'moss', interest: 'product-maintenance' },
  'project-4': { scene: 'project4', ramp: 'honey', interest: 'software-development' },
  'project-5': { scene: 'project5', ramp: 'dusk', interest: 'live-streaming' },
  'project-6': { scene: 'project6', ramp: 'blossom', interest: 'mobile-application' },
  'project-7': { scene: 'project7', ramp: 'mist', interest: 'qa-testing' },
  'project-8': { scene: 'project8', ramp: 'iris', interest: 'ai-machine-learning' },
} as const satisfies Record<ProjectSlug, ProjectFacts>;
