import type { ReactNode } from 'react';

import { BrowserWindow } from '../kit/browser-window.tsx';
import { Panel } from '../kit/panel.tsx';
import { Phone } from '../kit/phone.tsx';
import { palette } from '../palette.ts';
import type { RampName } from '../ramps/ramp.ts';
import type { Composition, DrawingProps, Scene } from '../scenes/scene.ts';
import type { WordsOf } from '../words.ts';

/** A screen of a product knows how wide it is: a window has more room than a phone's picture of it. */
export type ScreenProps<Words> = DrawingProps<Words> & { width: number };
type DrawScreen<Words> = (props: ScreenProps<Words>) => ReactNode;

export const small = {
  width: 360,
  height: 380,
  land: { name: 'hill', x: -420, y: -180, width: 900 },
} as const;

export const wide = {
  width: 560,
  height: 430,
  land: { name: 'hill', x: -460, y: -260, width: 1300 },
} as const;

/** A window on a desk: wide, and narrower for a phone. */
export function windowScreen<Words extends { title: string }>(
  words: WordsOf<Words>,
  ramp: RampName,
  Screen: DrawScreen<Words>,
): Scene<Words> {
  const inWindow = (x: number, y: number, width: number, height: number) =>
    function Window({ words: shown, format }: DrawingProps<Words>) {
      return (
        <BrowserWindow x={x} y={y} width={width} height={height} title={shown.title}>
          <Screen words={shown} format={format} width={width} />
        </BrowserWindow>
      );
    };
  return {
    words,
    ramp,
    wide: { ...wide, Drawing: inWindow(54, 42, 452, 340) },
    small: { ...small, Drawing: inWindow(14, 18, 332, 340) },
  };
}

/** What is narrow by nature has one composition everywhere. */
const narrow = <Words,>(
  words: WordsOf<Words>,
  ramp: RampName,
  Drawing: Composition<Words>['Drawing'],
): Scene<Words> => ({ words, ramp, wide: { ...small, Drawing }, small: { ...small, Drawing } });

/** One card of a product. */
export const cardScreen = <Words,>(
  words: WordsOf<Words>,
  ramp: RampName,
  Screen: DrawScreen<Words>,
) =>
  narrow<Words>(words, ramp, (props) => (
    <Panel x={20} y={20} width={320} height={338} radius={20}>
      <Screen {...props} width={320} />
    </Panel>
  ));

interface Handheld {
  time: string;
  isDark?: boolean;
  isOffline?: boolean;
}

/** The upper two thirds of a phone: the rest lies beyond the lower edge. */
export const phoneScreen = <Words,>(
  words: WordsOf<Words>,
  ramp: RampName,
  Screen: DrawScreen<Words>,
  phone: Handheld,
) =>
  narrow<Words>(words, ramp, (props) => (
    <Phone
      {...phone}
      x={46}
      y={24}
      scale={1}
      background={phone.isDark ? night.screen : palette.white}
    >
      <Screen {...props} width={244} />
    </Phone>
  ));

/** A screen for eyes that are used to the dark. */
export const night = { screen: '#211812', row: '#382a20', groove: '#57463a' };
