import type { ReactNode } from 'react';

import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../scene.ts';

const ground = '#f5e6c8';

/** Water that was cut out of the sheet: banks that step down to it. */
export function Water({ d }: { d: string }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d={d}
        fill="#5a1e00"
        stroke="#5a1e00"
        strokeWidth="34"
        opacity=".07"
        transform="translate(-8 11)"
      />
      <path d={d} fill="#ffd277" stroke="#ffd277" strokeWidth="34" />
      <path d={d} fill="#fb9c22" stroke="#fb9c22" strokeWidth="20" />
      <path d={d} fill="#7ab8b4" stroke="#7ab8b4" strokeWidth="8" />
      <path d={d} fill="#2f878c" />
    </g>
  );
}

/** A river along a line: the same banks, as wide as it is. */
export function River({ d, width }: { d: string; width: number }) {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path
        d={d}
        stroke="#5a1e00"
        strokeWidth={width + 36}
        opacity=".07"
        transform="translate(-8 11)"
      />
      <path d={d} stroke="#ffd277" strokeWidth={width + 34} />
      <path d={d} stroke="#fb9c22" strokeWidth={width + 20} />
      <path d={d} stroke="#7ab8b4" strokeWidth={width + 8} />
      <path d={d} stroke="#2f878c" strokeWidth={width} />
      <path d={d} stroke="#12626a" strokeWidth={width * 0.45} />
    </g>
  );
}

/** Streets between the blocks: narrow ones first, then the avenues. */
export function Streets({ lanes, avenues }: { lanes: string; avenues: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={lanes} stroke={palette.white} strokeWidth="5" />
      <path d={avenues} stroke="#e2cfac" strokeWidth="13" transform="translate(-2 3)" />
      <path d={avenues} stroke={palette.white} strokeWidth="12" />
    </g>
  );
}

export function Park({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="#bccb7e"
      stroke="#95ad5a"
      strokeWidth="3"
      strokeDasharray=".1 8"
      strokeLinecap="round"
    />
  );
}

interface NameProps extends Place {
  size: number;
  turn?: number;
  /** Among streets it has a rim of bare ground, so that none runs through its letters. */
  on?: 'streets' | 'park' | 'water';
  /** Beside what it names, instead of in its middle. */
  isBeside?: boolean;
  children: ReactNode;
}

const rim = {
  stroke: ground,
  strokeWidth: 6,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

/** A name on the map, in the language of the place: its size is the composition's, however small the map. */
export function Name({ x, y, size, turn = 0, on = 'streets', isBeside, children }: NameProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} {...(on === 'streets' && rim)}>
      <Text
        x={0}
        y={0}
        size={size}
        weight="bold"
        anchor={isBeside ? undefined : 'middle'}
        tone={on === 'water' ? 'white' : 'soft'}
      >
        {children}
      </Text>
    </g>
  );
}

/** Where the office is. */
export function Pin({ x, y, scale = 1 }: Place & { scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0c-22-26-34-42-34-60a34 34 0 0 1 68 0c0 18-12 34-34 60z"
        fill="#5a1e00"
        opacity=".25"
        transform="translate(-10 6) skewX(24) scale(1 .8)"
      />
      <path d="M0 0c-22-26-34-42-34-60a34 34 0 0 1 68 0c0 18-12 34-34 60z" fill={palette.ink} />
      <circle cy="-60" r="20" fill={palette.sun} />
      <Glyph name="pin" x={-13} y={-73} size={26} />
    </g>
  );
}

/** The sheet that a city is drawn on. */
export function Ground() {
  return <path fill={ground} d="M-400-300h1700v1100H-400z" />;
}
