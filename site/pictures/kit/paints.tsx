import type { ReactNode } from 'react';
import { own } from '../palette.ts';

interface Stop {
  color: string;
  offset?: number;
  opacity?: number;
}

const stops = (list: Stop[]) =>
  list.map(({ color, offset, opacity }, index) => (
    <stop
      key={`${color} ${index}`}
      offset={offset ?? index / (list.length - 1)}
      stopColor={color}
      stopOpacity={opacity}
    />
  ));

const linear = (id: string, [x1, y1, x2, y2]: number[], list: Stop[]) => (
  <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
    {stops(list)}
  </linearGradient>
);

const radial = (id: string, [cx, cy, r]: number[], list: Stop[]) => (
  <radialGradient id={id} cx={cx} cy={cy} r={r}>
    {stops(list)}
  </radialGradient>
);

const fromSun = [1, 0, 0, 1];
const across = [0, 0, 1, 0];
const down = [0, 0, 0, 1];

/** Gradients lit from the upper right, and the blur of the cast shadows. Wood, broth and tea are nobody's brand. */
export const paints = {
  sun: linear('sun', fromSun, [{ color: '#ffc22e' }, { color: '#f2600c' }]),
  'sun-across': linear('sun-across', across, [{ color: '#f2600c' }, { color: '#ffb800' }]),
  ink: linear('ink', fromSun, [{ color: '#4a3a30' }, { color: '#0f0a07' }]),
  ceramic: linear('ceramic', fromSun, [{ color: '#fff' }, { color: '#e2d3bb' }]),
  metal: linear('metal', fromSun, [
    { color: '#fff7e8' },
    { color: '#cfc2b2' },
    { color: '#8d8073' },
  ]),
  glass: linear('glass', fromSun, [{ color: '#3a2f29' }, { color: '#0b0705' }]),
  shadow: linear('shadow', fromSun, [
    { color: '#5a1e00', offset: 0.1, opacity: 0.44 },
    { color: '#5a1e00', offset: 0.95, opacity: 0 },
  ]),
  fade: linear('fade', down, [
    { color: '#f2600c', opacity: 0.34 },
    { color: '#ffb800', opacity: 0 },
  ]),
  'fade-teal': linear('fade-teal', down, [
    { color: '#0b5f63', opacity: 0.28 },
    { color: '#7fc4bf', opacity: 0 },
  ]),
  wood: radial(
    'wood',
    [0.7, 0.25, 1],
    [{ color: own('#a8602c') }, { color: own('#7c3f18') }, { color: own('#4e230c') }],
  ),
  broth: radial(
    'broth',
    [0.64, 0.34, 0.8],
    [{ color: own('#f4be63') }, { color: own('#d98a33'), offset: 0.6 }, { color: own('#a9581b') }],
  ),
  tea: radial('tea', [0.65, 0.3, 0.9], [{ color: own('#d98b34') }, { color: own('#7a3a10') }]),
  blur: (
    <filter id="blur" x="-20%" y="-20%" width="140%" height="140%">
      <feGaussianBlur stdDeviation="7" />
    </filter>
  ),
} satisfies Record<string, ReactNode>;
