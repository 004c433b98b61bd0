import type { InterestId } from '@sunfield/shared/project-request';
import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';

/** A part of a project's page, between its beginning and the other projects. */
export type ProjectPart = 'interface' | 'strategy' | 'testimonial';

export interface ProjectFacts {
  /** How its page begins: the scene beside the words, at the left, out to the window's edge, or below them. */
  readonly beginning: 'beside' | 'left' | 'edge' | 'below';
  readonly parts: readonly [ProjectPart, ProjectPart, ProjectPart];
  /** Where it isn't the drawing or the photograph of its slug: docs/replace-a-picture.md. */
  readonly picture?: Picture;
  /** The colours of its land. */
  readonly ramp: RampName;
  /** Its interface, where that isn't the drawings or the photographs of its name. */
  readonly screens?: readonly [window: Picture, narrow: Picture];
  /** Who is quoted, where it isn't the client. */
  readonly quoted?: 'user';
  /** What the form has ticked for somebody who comes from it. */
  readonly interest: InterestId;
}

/** What a project looks like; its words are in `words/<language>/projects.json`. */
export const projects = {
  'project-1': {
    beginning: 'edge',
    parts: ['strategy', 'interface', 'testimonial'],
    ramp: 'field',
    interest: 'blockchain',
  },
  'project-2': {
    beginning: 'left',
    parts: ['testimonial', 'strategy', 'interface'],
    ramp: 'mist',
    interest: 'web-application',
  },
  'project-3': {
    beginning: 'below',
    parts: ['strategy', 'testimonial', 'interface'],
    ramp: 'dusk',
    interest: 'product-maintenance',
  },
  'project-4': {
    beginning: 'beside',
    parts: ['testimonial', 'strategy', 'interface'],
    ramp: 'clay',
    interest: 'software-development',
  },
  'project-5': {
    beginning: 'left',
    parts: ['strategy', 'interface', 'testimonial'],
    ramp: 'blossom',
    quoted: 'user',
    interest: 'live-streaming',
  },
  'project-6': {
    beginning: 'edge',
    parts: ['strategy', 'testimonial', 'interface'],
    ramp: 'honey',
    interest: 'mobile-application',
  },
  'project-7': {
    beginning: 'below',
    parts: ['testimonial', 'strategy', 'interface'],
    ramp: 'iris',
    interest: 'qa-testing',
  },
  'project-8': {
    beginning: 'beside',
    parts: ['strategy', 'interface', 'testimonial'],
    ramp: 'apricot',
    interest: 'ai-machine-learning',
  },
} as const satisfies Readonly<Record<string, ProjectFacts>>;

/** The interface of a project: a window, and what is narrow by nature, in the order of its points. */
export const projectScreens = (slug: keyof typeof projects): readonly Picture[] => {
  const { screens }: ProjectFacts = projects[slug];
  return screens ?? [`${slug}-window`, `${slug}-narrow`];
};
