import { Glyph } from '../kit/glyph.tsx';
import type { IconName } from '../kit/icon-paths.ts';
import { palette } from '../palette.ts';

/** Long and faint to short and deep, as the land's own (terrain/land-markup.ts). */
const shadows = [
  { x: -15, y: 20, opacity: 0.07 },
  { x: -8, y: 11, opacity: 0.09 },
  { x: -2, y: 3, opacity: 0.24 },
];

/** A cut-out piece of paper that stands on the island, and what is on it. */
export function Cut({ d, fill = palette.white }: { d: string; fill?: string }) {
  return (
    <>
      {shadows.map(({ x, y, opacity }) => (
        <path
          key={x}
          d={d}
          fill="var(--shade)"
          opacity={opacity}
          transform={`translate(${x} ${y})`}
        />
      ))}
      <path d={d} fill={fill} />
    </>
  );
}

/** Strokes of a pen. */
export function Pen({
  d,
  colour = palette.ink,
  width = 5,
  dash,
}: {
  d: string;
  colour?: string;
  width?: number;
  dash?: string;
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The outline of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 10) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - width}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - height}a${r} ${r} 0 0 1 ${r}-${r}z`;

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A round token with a sign. */
export function Token({
  icon,
  x,
  y,
  r = 24,
  fill = palette.white,
  colour = palette.ink,
}: {
  icon: IconName;
  x: number;
  y: number;
  r?: number;
  fill?: string;
  colour?: string;
}) {
  return (
    <>
      <Cut d={disc(x, y, r)} fill={fill} />
      <Glyph name={icon} x={x - r * 0.6} y={y - r * 0.6} size={r * 1.2} colour={colour} />
    </>
  );
}

/** The window of a browser, its bar in the colours of the land. */
export function Window({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  return (
    <>
      <Cut d={box(x, y, width, height, 12)} />
      <path
        d={`M${x} ${y + 22}v-10a12 12 0 0 1 12-12h${width - 24}a12 12 0 0 1 12 12v10z`}
        fill="var(--b5)"
      />
      <Pen d={`M${x + 14} ${y + 11}h.1m11 0h.1m11 0h.1`} colour={palette.white} width={6} />
    </>
  );
}

/** A phone, whose screen begins 5 inside it. */
export function Phone({ x, y, frame = palette.ink }: { x: number; y: number; frame?: string }) {
  return (
    <>
      <Cut d={box(x, y, 74, 138, 17)} fill={frame} />
      <path d={box(x + 5, y + 5, 64, 128, 12)} fill={palette.white} />
      <Pen d={`M${x + 31} ${y + 12}h12`} colour={frame} width={5} />
    </>
  );
}
