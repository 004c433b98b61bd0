/** The names in _ramps.scss. */
export type RampName =
  | 'sun'
  | 'honey'
  | 'valley'
  | 'night'
  | 'fall'
  | 'foot'
  | 'ember'
  | 'clay'
  | 'dusk'
  | 'field'
  | 'blossom'
  | 'iris'
  | 'kraft'
  | 'lagoon'
  | 'water'
  | 'bay'
  | 'sediment'
  | 'mist'
  | 'moss'
  | 'apricot';

/** Lands of a client or a kind of page, whose colours were never the brand's. */
const ownRamps: readonly string[] = [
  'clay',
  'dusk',
  'field',
  'blossom',
  'iris',
  'kraft',
  'lagoon',
  'mist',
  'moss',
] satisfies RampName[];

/** Whether a selector of _ramps.scss stands for such a land. */
export const isOwnRamp = (selector = ''): boolean =>
  ownRamps.some((name) => selector === `.ramp-${name}`);
