import type { ReactNode } from 'react';

import { palette } from '../palette.ts';
import { Panel } from './panel.tsx';
import { Text } from './text.tsx';

interface BrowserWindowProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  lift?: number;
  children?: ReactNode;
}

/** The height of the bar: the content of a window starts below it. */
const windowBar = 38;

/** A browser window seen from straight above. */
export function BrowserWindow({
  x,
  y,
  width,
  height,
  title,
  lift = 70,
  children,
}: BrowserWindowProps) {
  return (
    <Panel x={x} y={y} width={width} height={height} lift={lift}>
      <path
        fill={palette.sand}
        d={`M0 ${windowBar}V16a16 16 0 0 1 16-16h${width - 32}a16 16 0 0 1 16 16v22z`}
      />
      {[palette.orange, palette.sun, palette.teal].map((colour, index) => (
        <circle key={colour} cx={20 + index * 15} cy="19" r="4.5" fill={colour} />
      ))}
      <rect
        x="84"
        y="9"
        width={Math.min(300, width - 110)}
        height="20"
        rx="10"
        fill={palette.white}
      />
      <Text x={98} y={23} size={12.5} tone="muted">
        {title}
      </Text>
      {children}
    </Panel>
  );
}
