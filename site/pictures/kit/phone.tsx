import type { ReactNode } from 'react';

import { palette } from '../palette.ts';
import { BoxShadow } from './shadow.tsx';
import { Text } from './text.tsx';

interface PhoneProps {
  x: number;
  y: number;
  scale: number;
  time: string;
  background?: string;
  /** Light status bar on a dark screen. */
  isDark?: boolean;
  /** Out of reach of any network: the bars are empty and struck through. */
  isOffline?: boolean;
  lift?: number;
  children: ReactNode;
}

/** The part of a phone that its children draw on. */
export const screen = { width: 244, height: 532 };

export const phoneScreen = (
  <clipPath id="phone-screen">
    <rect width={screen.width} height={screen.height} rx="37" />
  </clipPath>
);

/** A phone lying on the land; its children count from the upper left corner of a 244 by 532 screen. */
export function Phone({
  x,
  y,
  scale,
  time,
  background,
  isDark = false,
  isOffline = false,
  lift = 80,
  children,
}: PhoneProps) {
  return (
    <>
      <BoxShadow
        x={x}
        y={y}
        width={Math.round(268 * scale)}
        height={Math.round(556 * scale)}
        radius={34}
        length={lift}
      />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Case />
        <g transform="translate(12 12)" clipPath="url(#phone-screen)">
          <rect {...screen} fill={background ?? palette.white} />
          {children}
          <StatusBar time={time} colour={isDark ? '#fff' : palette.ink} isOffline={isOffline} />
          <rect
            x="77"
            y="520"
            width="90"
            height="4"
            rx="2"
            fill={isDark ? '#fff' : palette.ink}
            opacity=".8"
          />
        </g>
      </g>
    </>
  );
}

export function Case() {
  return (
    <>
      <path fill="#2a1f18" d="M267 150h2.2v66h-2.2zM-1.5 128h2.5v30h-2.5zM-1.5 176h2.5v46h-2.5z" />
      <rect width="268" height="556" rx="48" fill="url(#ink)" />
      <rect
        x="1.2"
        y="1.2"
        width="265.6"
        height="553.6"
        rx="47"
        fill="none"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="1.4"
      />
      <rect x="5" y="5" width="258" height="546" rx="43" fill="#0b0705" />
    </>
  );
}

interface StatusBarProps {
  time: string;
  colour: string;
  isOffline: boolean;
}

export function StatusBar({ time, colour, isOffline }: StatusBarProps) {
  return (
    <>
      <rect x="84" y="11" width="76" height="22" rx="11" fill="#0b0705" />
      <circle cx="148" cy="22" r="4" fill="#1c2b33" />
      <Text x={21} y={27.5} size={15} weight="bold" fill={colour}>
        {time}
      </Text>
      <path
        fill={colour}
        opacity={isOffline ? 0.35 : undefined}
        d="M180 22h3v5h-3zM185 19h3v8h-3zM190 16h3v11h-3z"
      />
      {isOffline && (
        <path d="M179 14l15 14" stroke={colour} strokeWidth="2" strokeLinecap="round" />
      )}
      <path fill={colour} d="M205 19h12v5h-12zM223 20v4a2 2 0 0 0 0-4z" />
      <rect x="203" y="17" width="18" height="9" rx="2.5" fill="none" stroke={colour} />
    </>
  );
}
