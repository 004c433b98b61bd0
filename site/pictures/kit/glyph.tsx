import { iconPaths, type IconName } from './icon-paths.ts';
import { palette } from '../palette.ts';

interface GlyphProps {
  name: IconName;
  x: number;
  y: number;
  size: number;
  colour?: string;
}

/** A line icon inside a drawing; `x`, `y` is its upper left corner. */
export function Glyph({ name, x, y, size, colour = palette.ink }: GlyphProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${Number((size / 24).toFixed(3))})`}
      fill="none"
      stroke={colour}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      d={iconPaths[name]}
    />
  );
}
