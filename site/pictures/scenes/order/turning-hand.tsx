import { BackOfHand } from '../../kit/hands/hands.tsx';
import type { Composition, Scene } from '../scene.ts';
import { guest } from './people.ts';

type NoWords = Record<string, never>;

/** The guest's hand, with a fingertip at 111 479: its arm comes from the right, from beside the page. */
const hand: Composition<NoWords> = {
  width: 1760,
  height: 600,
  Drawing: () => (
    <g transform="translate(470 350)">
      <BackOfHand of={guest} turn={-97} />
    </g>
  ),
};

/** What lays the ticket down with its other side up, which is the form (pictures/journey). */
export const turningHand: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'kraft',
  wide: hand,
  small: hand,
};
