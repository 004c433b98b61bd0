import type { ReactNode } from 'react';

import { Artwork } from '../../artwork/artwork.tsx';
import glove from './glove.svg?raw';
import holding from './holding.svg?raw';
import pointing from './pointing.svg?raw';
import sleeve from './sleeve.svg?raw';
import writing from './writing.svg?raw';

/** Right hands from above, of cut paper. Their shadows fall to the lower left, however they are turned. */

interface Skin {
  low: string;
  mid: string;
  high: string;
  nail: string;
}

interface Cloth {
  low: string;
  mid: string;
  high: string;
  stitch: string;
  cuff: string;
  cuffShade: string;
}

/** What a glove is dipped in, from the tips of the fingers to their middle. */
interface Dip {
  low: string;
  high: string;
}

export interface Person {
  skin: Skin;
  cloth: Cloth;
}

/** The colours as the artwork names them: `skin.low`. */
const coloursOf = (person: Person & { dip?: Dip | undefined }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(person).flatMap(([of, sheets]) =>
      Object.entries((sheets ?? {}) as Record<string, string>).map(([name, colour]) => [
        `${of}.${name}`,
        colour,
      ]),
    ),
  );

function Shade({ children }: { children: ReactNode }) {
  return (
    <>
      <g fill="#2a0f00" opacity=".13" transform="translate(-30 40)">
        {children}
      </g>
      <g fill="#2a0f00" opacity=".17" transform="translate(-14 18)">
        {children}
      </g>
    </>
  );
}

interface HandProps {
  of: Person;
}

/** The wrist of the hand that holds, in its units, and the angle of the arm that leaves it. */
const wrist = 'translate(374 692) rotate(-34)';

/** What lies below the thing that is held, which is 268 by 556: palm, wrist, cuff and sleeve. */
export function Arm({ of }: HandProps) {
  const colours = coloursOf(of);
  return (
    <>
      <Shade>
        <Artwork svg={holding} part="outline" />
      </Shade>
      <Artwork svg={holding} part="palm" colours={colours} />
      <Artwork svg={sleeve} colours={colours} transform={wrist} />
    </>
  );
}

/** The tips of four fingers around the left edge of what is held. */
export const Fingers = ({ of }: HandProps) => (
  <Artwork svg={holding} part="fingers" colours={coloursOf(of)} />
);

/** The thumb that comes over the right edge, its tip at 196 505. */
export const Thumb = ({ of }: HandProps) => (
  <Artwork svg={holding} part="thumb" colours={coloursOf(of)} />
);

interface BackOfHandProps extends HandProps {
  /** In degrees. */
  turn: number;
  /** A glove has spread fingers; without one, the first of them points. */
  dip?: Dip;
}

/** A hand with its back to us: the wrist at 0 0, the tip of the first finger at -84 -372 where it points. */
export function BackOfHand({ of, turn, dip }: BackOfHandProps) {
  const colours = coloursOf({ ...of, dip });
  const svg = dip ? glove : pointing;
  const around = `rotate(${turn})`;
  return (
    <>
      <Shade>
        <Artwork svg={svg} part="outline" transform={around} />
      </Shade>
      <g transform={around}>
        <Artwork svg={svg} part="hand" colours={colours} />
        <Artwork svg={sleeve} colours={colours} />
      </g>
    </>
  );
}

/** Where the pen meets the paper, from the wrist. */
const nib = { x: -137, y: -446 };

interface WritingHandProps extends HandProps {
  /** In degrees. */
  turn: number;
  /** In the units of the hand, in the place of the pen. */
  held?: ReactNode;
}

/** A hand whose pen writes at 0 0, held between the tips of the thumb and the first two fingers. */
export function WritingHand({
  of,
  turn,
  held = <Artwork svg={writing} part="pen" />,
}: WritingHandProps) {
  const colours = coloursOf(of);
  const place = `rotate(${turn}) translate(${-nib.x} ${-nib.y})`;
  return (
    <>
      <Shade>
        <Artwork svg={writing} part="outline" transform={place} />
      </Shade>
      <g transform={place}>
        <Artwork svg={writing} part="below" colours={colours} />
        {held}
        <Artwork svg={writing} part="above" colours={colours} />
        <Artwork svg={sleeve} colours={colours} />
      </g>
    </>
  );
}
