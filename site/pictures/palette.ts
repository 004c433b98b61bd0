/**
 * Colours the drawings share; the heights of the land come from a ramp instead (see _ramps.scss). They
 * are those that everything was drawn with: the build carries them over to the brand (vite/shades.ts).
 */
export const palette = {
  ink: '#1b1410',
  inkSoft: '#4a3b30',
  muted: '#6a5a4c',
  onInkMuted: '#c9b8a3',
  white: '#fffdf9',
  paper: '#fbf6ec',
  sand: '#f6eddd',
  wheat: '#f1e5d0',
  honey: '#ffd98a',
  amber: '#ffc14f',
  sun: '#ffb800',
  orange: '#f2600c',
  ember: '#b23c02',
  teal: '#0b5f63',
  tealDeep: '#07484b',
  tealLight: '#7fc4bf',
  mint: '#cfe6e1',
  mintDeep: '#bfe0da',
} as const;

/**
 * A thing's own colour, which no brand changes: a carrot is orange for everyone. Style sheets write
 * `own(#f2600c)` as well, artwork `data-own` (docs/make-it-yours.md).
 */
export const own = (colour: string) => colour;

/** References to the gradients in kit/paints.tsx. */
export const paint = {
  sun: 'url(#sun)',
  sunAcross: 'url(#sun-across)',
  ink: 'url(#ink)',
  ceramic: 'url(#ceramic)',
  metal: 'url(#metal)',
  glass: 'url(#glass)',
  fade: 'url(#fade)',
  wood: 'url(#wood)',
  broth: 'url(#broth)',
  tea: 'url(#tea)',
} as const;

export type Tone = 'muted' | 'white' | 'onInk' | 'ember' | 'teal' | 'soft';

export const tones: Record<Tone, string> = {
  muted: palette.muted,
  white: '#fff',
  onInk: palette.onInkMuted,
  ember: palette.ember,
  teal: palette.teal,
  soft: palette.inkSoft,
};
