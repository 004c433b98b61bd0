import type { ReactNode } from 'react';

import { tones, type Tone } from '../palette.ts';

const weights = { medium: 600, bold: 700 } as const;

interface TextProps {
  x: number;
  y: number;
  size: number;
  weight?: keyof typeof weights | undefined;
  tone?: Tone | undefined;
  /** Any colour a tone does not name. */
  fill?: string | undefined;
  anchor?: 'middle' | 'end' | undefined;
  /** Between two characters, where that of the size would make them touch. */
  spacing?: number;
  children: ReactNode;
}

/** Large type is set tighter, as in the page's own headings, and its words stay as far apart. */
const tracking = (size: number) => (size < 17 ? undefined : size < 22 ? -0.3 : -size / 30);

/** One line of text; `x`, `y` is its baseline. */
export function Text({
  x,
  y,
  size,
  weight,
  tone,
  fill,
  anchor,
  spacing = tracking(size),
  children,
}: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight && weights[weight]}
      fill={fill ?? (tone && tones[tone])}
      textAnchor={anchor}
      letterSpacing={spacing}
      wordSpacing={spacing && spacing < 0 ? -2 * spacing : undefined}
    >
      {children}
    </text>
  );
}
