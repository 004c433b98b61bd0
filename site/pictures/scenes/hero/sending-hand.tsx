import { BackOfHand } from '../../kit/hands/hands.tsx';
import { guest } from '../order/people.ts';
import type { Composition, Scene } from '../scene.ts';

type NoWords = Record<string, never>;

/** The guest's hand, with the tip of its finger at 0 0: its arm comes from the lower right. */
export const PointingHand = () => (
  <g transform="translate(345 163)">
    <BackOfHand of={guest} turn={-52} />
  </g>
);

const hand: Composition<NoWords> = {
  width: 1200,
  height: 900,
  Drawing: () => (
    <g transform="translate(40 60)">
      <PointingHand />
    </g>
  ),
};

/** What sends the order from the hero's phone: without a word, and the same in every window. */
export const sendingHand: Scene<NoWords> = {
  words: () => ({}),
  ramp: 'kraft',
  wide: hand,
  small: hand,
};
