import { Artwork } from '../../artwork/artwork.tsx';
import { RoundShadow } from '../../kit/shadow.tsx';
import rattle from './rattle.svg?raw';
import { own } from '../../palette.ts';

/** A wooden rattle with coloured rings, from above. */
export function Rattle({
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
      <RoundShadow x={0} y={0} radius={50} length={24} />
      <Artwork svg={rattle} />
    </g>
  );
}

/** A wooden block with a letter. */
export function Block({
  x,
  y,
  angle,
  colour,
  letter,
}: {
  x: number;
  y: number;
  angle: number;
  colour: string;
  letter: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d="M0 12l-18 26v66h74l18-26z" fill={own('#5a1e00')} opacity=".2" />
      <rect width="74" height="74" rx="10" fill={own('#f0d3a4')} />
      <rect x="8" y="8" width="58" height="58" rx="6" fill={colour} />
      <path
        d={letter}
        fill="none"
        stroke={own('#fffdf9')}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="1"
        y="1"
        width="72"
        height="72"
        rx="9"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
      />
    </g>
  );
}
