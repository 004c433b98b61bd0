import { Artwork } from '../../artwork/artwork.tsx';
import type { Place } from '../scene.ts';
import furniture from './furniture.svg?raw';

type Turned = Place & { turn?: number };

const at = ({ x, y, turn = 0 }: Turned) => `translate(${x} ${y}) rotate(${turn})`;

/** A laptop from above; its screen stands away from who types. */
export const Laptop = (place: Turned) => (
  <Artwork svg={furniture} part="laptop" transform={at(place)} />
);

/** A sheet of paper: with notes, or with the plan of a screen. */
export const Sheet = ({ isDrawn = false, ...place }: Turned & { isDrawn?: boolean }) => (
  <Artwork svg={furniture} part={isDrawn ? 'plan' : 'notes'} transform={at(place)} />
);

export const Tea = ({ x, y }: Place) => (
  <Artwork svg={furniture} part="tea" transform={`translate(${x} ${y})`} />
);

export const PhoneInHand = (place: Turned) => (
  <Artwork svg={furniture} part="phone" transform={at(place)} />
);

/** A table of cut paper, with its own edge and shadow. */
export function Board({ x, y, width, height }: Place & { width: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-34" y="46" width={width} height={height} rx="40" fill="#5a1e00" opacity=".1" />
      <rect x="-16" y="22" width={width} height={height} rx="40" fill="#5a1e00" opacity=".14" />
      <rect y="7" width={width} height={height} rx="40" fill="#a8602c" />
      <rect width={width} height={height} rx="40" fill="#e9b877" />
      <path
        d={`M40 ${height * 0.3}C${width * 0.3} ${height * 0.22} ${width * 0.6} ${height * 0.4} ${width - 40} ${height * 0.28}M40 ${height * 0.68}C${width * 0.4} ${height * 0.78} ${width * 0.7} ${height * 0.6} ${width - 40} ${height * 0.7}`}
        fill="none"
        stroke="#c98a48"
        strokeWidth="3"
        opacity=".5"
      />
    </g>
  );
}
