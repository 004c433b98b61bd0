import type { ReactNode } from 'react';

import { palette } from '../palette.ts';
import { BoxShadow } from './shadow.tsx';

interface PanelProps {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  /** How far it stands above the land: the length of its shadow. */
  lift?: number;
  fill?: string;
  children?: ReactNode;
}

/** Parts a white card from a white window below it, where the shadow does not fall. */
const hairline = '#eadfcf';

/** A card on the land; its children count from its own upper left corner. */
export function Panel({
  x,
  y,
  width,
  height,
  radius = 16,
  lift = 60,
  fill = palette.white,
  children,
}: PanelProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow width={width} height={height} radius={radius} length={lift} />
      <rect x="-1.5" y="2" width={width} height={height} rx={radius} fill="#b9895a" opacity=".45" />
      <rect width={width} height={height} rx={radius} fill={fill} />
      <rect
        x=".6"
        y=".6"
        width={width - 1.2}
        height={height - 1.2}
        rx={radius - 0.6}
        fill="none"
        stroke={fill === palette.white ? hairline : '#fff'}
        strokeWidth="1.2"
        strokeOpacity={fill === palette.white ? 1 : 0.3}
      />
      {children}
    </g>
  );
}
