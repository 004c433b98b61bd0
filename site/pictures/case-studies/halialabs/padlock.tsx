import { BoxShadow } from '../../kit/shadow.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import padlock from './padlock.svg?raw';

/** A brass padlock lying on the papers, 150 by 206. */
export function Padlock({
  x,
  y,
  angle = 0,
  scale = 1,
}: {
  x: number;
  y: number;
  angle?: number;
  scale?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
      <Artwork svg={padlock} part="shackle" />
      <BoxShadow y={86} width={150} height={120} radius={24} length={46} />
      <Artwork svg={padlock} part="body" />
    </g>
  );
}
