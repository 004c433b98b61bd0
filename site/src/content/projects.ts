import type { InterestId } from '@sunfield/shared/project-request';
import type { Picture } from '../../pictures/picture.ts';
import type { RampName } from '../../pictures/ramps/ramp.ts';

/** A part of a project's page, between its beginning and the other projects. */
export type ProjectPart = 'interface' | 'strategy' | 'testimonial';

export interface ProjectFacts {
  /** How its page begins: the scene beside the words, at the left, out to the window's edge, or below them. */
  readonly beginning: 'beside' | 'left' | 'edge' | 'below';
  readonly parts: readonly [ProjectPart, ProjectPart, ProjectPart];
  /** A drawing or a photograph, see docs/replace-a-picture.md. */
  readonly picture: Picture;
  /** The colours of its land. */
  readonly ramp: RampName;
  /** Its interface: a window, and what is narrow by nature, in the order of its points. */
  readonly screens: readonly [window: Picture, narrow: Picture];
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
    picture: 'lotRecord',
    ramp: 'field',
    screens: ['lotAudit', 'lotHandover'],
    interest: 'blockchain',
  },
  'project-2': {
    beginning: 'left',
    parts: ['testimonial', 'strategy', 'interface'],
    picture: 'lessonDesk',
    ramp: 'mist',
    screens: ['lessonStudent', 'lessonInstructor'],
    interest: 'web-application',
  },
  'project-3': {
    beginning: 'below',
    parts: ['strategy', 'testimonial', 'interface'],
    picture: 'claimsPortal',
    ramp: 'dusk',
    screens: ['claimDraft', 'claimErrors'],
    interest: 'product-maintenance',
  },
  'project-4': {
    beginning: 'beside',
    parts: ['testimonial', 'strategy', 'interface'],
    picture: 'kilnPlanner',
    ramp: 'clay',
    screens: ['kilnReason', 'kilnRush'],
    interest: 'software-development',
  },
  'project-5': {
    beginning: 'left',
    parts: ['strategy', 'interface', 'testimonial'],
    picture: 'morningAuction',
    ramp: 'blossom',
    screens: ['auctionDesk', 'auctionLot'],
    quoted: 'user',
    interest: 'live-streaming',
  },
  'project-6': {
    beginning: 'edge',
    parts: ['strategy', 'testimonial', 'interface'],
    picture: 'serviceRounds',
    ramp: 'honey',
    screens: ['roundVan', 'roundDay'],
    interest: 'mobile-application',
  },
  'project-7': {
    beginning: 'below',
    parts: ['testimonial', 'strategy', 'interface'],
    picture: 'ticketDay',
    ramp: 'iris',
    screens: ['ticketCount', 'ticketQueue'],
    interest: 'qa-testing',
  },
  'project-8': {
    beginning: 'beside',
    parts: ['strategy', 'interface', 'testimonial'],
    picture: 'noteReader',
    ramp: 'apricot',
    screens: ['noteOrder', 'noteWeek'],
    interest: 'ai-machine-learning',
  },
} as const satisfies Readonly<Record<string, ProjectFacts>>;
