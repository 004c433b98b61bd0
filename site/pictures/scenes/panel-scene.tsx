import type { ReactNode } from 'react';

import type { RampName } from '../ramps/ramp.ts';
import type { DrawingProps, Place, Scene } from './scene.ts';
import type { WordsOf } from './words.ts';

type Draw<Words> = (props: DrawingProps<Words> & Place) => ReactNode;

/**
 * A scene of one panel on a case's land, with a card over it where there is one. Narrow screens see
 * the panel's upper left part at full size, so that every word stays readable, or one of their own.
 */
export function panelScene<Words>(
  words: WordsOf<Words>,
  ramp: RampName,
  Main: Draw<Words>,
  places: { wide: Place; small?: Place },
  Card?: { Draw: Draw<Words>; wide: Place; small?: Place; DrawSmall?: Draw<Words> },
  Small: Draw<Words> = Main,
): Scene<Words> {
  const small = places.small ?? { x: 20, y: 22 };
  const CardSmall = Card?.DrawSmall ?? Card?.Draw;
  return {
    words,
    ramp,
    wide: {
      width: 820,
      height: 560,
      land: { name: 'hill', x: -640, y: -330, width: 1700 },
      Drawing: (props) => (
        <>
          <Main {...props} {...places.wide} />
          {Card && <Card.Draw {...props} {...Card.wide} />}
        </>
      ),
    },
    small: {
      width: 360,
      height: 380,
      land: { name: 'hill', x: -470, y: -240, width: 1000 },
      Drawing: (props) => (
        <>
          <Small {...props} {...small} />
          {CardSmall && Card?.small && <CardSmall {...props} {...Card.small} />}
        </>
      ),
    },
  };
}
