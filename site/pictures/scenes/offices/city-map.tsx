import type { ReactNode } from 'react';

import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../scene.ts';

const ground = '#f5e6c8';

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
