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
  | 'sediment'
  | 'mist'
  | 'moss'
  | 'apricot';

/** The lands in the brand's colours, which change with it; every other has its own, such as a client's. */
const brandRamps: readonly string[] = [
  'sun',
  'honey',
  'valley',
  'night',
  'fall',
  'foot',
  'ember',
  'sediment',
  'apricot',
] satisfies RampName[];

/** Whether a selector of _ramps.scss stands for a land whose colours stay. */
export function isOwnRamp(selector = ''): boolean {
  const [, name] = /^\.ramp-([a-z]+)$/u.exec(selector) ?? [];
  return name !== undefined && !brandRamps.includes(name);
}
