import type { ReactNode } from 'react';

import { paint } from '../../palette.ts';

/**
 * The dial of a safe, whose top is seen: its middle lies at 1000 1700, below the frame. Each quarter is the
 * ground of one moment; they are drawn upright and turned by halialabs.scss.
 */
const middle = { x: 1000, y: 1700 } as const;

/** From the middle, up, at an angle in degrees. */
const at = (radius: number, angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${Math.round(middle.x + radius * Math.sin(turn))} ${Math.round(middle.y - radius * Math.cos(turn))}`;
};

const quarter = (radius: number) =>
  `M${middle.x} ${middle.y}L${at(radius, -45)}A${radius} ${radius} 0 0 1 ${at(radius, 45)}z`;

/** Marks along the rim, every fifth one longer. */
const marks = Array.from({ length: 61 }, (_, index) => index - 30).map((index) => {
  const angle = index * 1.5;
  return `M${at(1644, angle)}L${at(index % 5 === 0 ? 1604 : 1622, angle)}`;
});

export function DialClip() {
  return (
    <clipPath id="ha-quarter">
      <path d={quarter(1592)} />
    </clipPath>
  );
}

export function Quarter({ ground, children }: { ground: string; children?: ReactNode }) {
  return (
    <>
      <path d={quarter(1670)} fill="#2a1026" opacity=".22" transform="translate(-14 20)" />
      <path d={quarter(1670)} fill="#2d1a2b" />
      <path d={quarter(1658)} fill="#4a3347" />
      <path d={marks.join('')} stroke="#ffd98a" strokeWidth="5" strokeLinecap="round" />
      <path d={quarter(1592)} fill={ground} />
      <g clipPath="url(#ha-quarter)">
        {children}
        {/* The rim's shadow, on the side of the sun. */}
        <path
          d={`M${at(1592, -45)}A1592 1592 0 0 1 ${at(1592, 45)}`}
          fill="none"
          stroke="#1b0a18"
          strokeOpacity=".16"
          strokeWidth="40"
        />
      </g>
      {/* Half of the bar between two quarters; the neighbor has the other half. */}
      <path
        d={`M${middle.x} ${middle.y}L${at(1654, -45)}M${middle.x} ${middle.y}L${at(1654, 45)}`}
        stroke="#c98f1e"
        strokeWidth="16"
      />
    </>
  );
}

/** What the dial is read at. */
export function Pointer() {
  return (
    <>
      <path d="M964 0h72l-36 78z" fill="#2a1026" opacity=".25" transform="translate(-10 14)" />
      <path d="M964 0h72l-36 78z" fill="#7a3f06" />
      <path d="M964-4h72l-36 78z" fill={paint.sun} />
      <path d="M972 1h56" stroke="#fff" strokeOpacity=".7" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
