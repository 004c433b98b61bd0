import { brand, type BrandColours } from '@sunfield/shared/brand';
import { clampChroma, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';

/**
 * What everything was drawn with: pictures and style sheets hold shades of these colours, and stay
 * as they are when the brand changes. What is shown is carried over from here to the brand.
 */
export const drawnWith: BrandColours = {
  ink: '#1b1410',
  paper: '#fbf6ec',
  main: '#f2600c',
  bright: '#ffb800',
  deep: '#b23c02',
  accent: '#0b5f63',
};

useMode(modeRgb);
const oklch = useMode(modeOklch);

function toOklch(hex: string) {
  const colour = oklch(hex);
  if (!colour) throw new Error(`“${hex}” is no colour.`);
  return { ...colour, h: colour.h ?? 0 };
}

/** Below this chroma a colour is a grey to the eye, and no brand's. */
const grey = 0.004;

/** How far a hue may be from those of the family, in degrees. */
const nearby = 38;

const within = (hue: number) => ((((hue + 180) % 360) + 360) % 360) - 180;

/** How the brand differs from what was drawn, at one of its colours. */
function changeAt(from: string, to: string) {
  const [old, now] = [toOklch(from), toOklch(to)];
  return { hue: old.h, turn: within(now.h - old.h), scale: now.c / old.c };
}

type Carry = (hex: string) => string;

/** Carries shades of one set of colours over to another; the colours themselves exactly. */
function carryOver(from: BrandColours, to: BrandColours): Carry {
  const names = Object.keys(from) as (keyof BrandColours)[];
  const exact = new Map(names.map((name) => [from[name], to[name]]));
  const main = changeAt(from.main, to.main);
  const bright = changeAt(from.bright, to.bright);
  const accent = changeAt(from.accent, to.accent);
  // From the hue of one to that of the other, the shorter way.
  const turnOfBright = main.turn + within(bright.turn - main.turn);

  return (written) => {
    const hex = written.toLowerCase();
    const same = exact.get(hex);
    if (same !== undefined) return same;
    const colour = toOklch(hex);
    if (colour.c < grey) return hex;
    const turned = (turn: number, scale: number) =>
      // Where a screen can't show so much chroma, with as much as it can.
      formatHex(clampChroma({ ...colour, c: colour.c * scale, h: colour.h + turn }, 'oklch'));
    if (Math.abs(within(colour.h - accent.hue)) <= nearby) return turned(accent.turn, accent.scale);
    const way = within(colour.h - main.hue);
    const whole = within(bright.hue - main.hue);
    if (way < -nearby || way > whole + nearby) return hex;
    const part = Math.min(Math.max(way / whole, 0), 1);
    return turned(
      main.turn + part * (turnOfBright - main.turn),
      main.scale + part * (bright.scale - main.scale),
    );
  };
}

const isAsDrawn = (Object.keys(drawnWith) as (keyof BrandColours)[]).every(
  (name) => brand[name] === drawnWith[name],
);

/**
 * A colour of the drawings as the brand has it: as light as it was, so that what is readable stays so,
 * with the brand's hue. Greys, and hues that were never the brand's, stay.
 * @param hex "#rrggbb" or "#rgb"
 */
export const shade: Carry = isAsDrawn ? (hex) => hex : carryOver(drawnWith, brand);

const colours = /\bown\(([^()]+)\)|#(?:[\da-f]{6}|[\da-f]{3})\b/giu;

// Sass writes what has a share of transparency with commas.
const rgb = /\brgba?\((\d+)(,? )(\d+)\2(\d+)(?=[ ,)])/gu;

const twoDigits = (value: number | string) => Number(value).toString(16).padStart(2, '0');

/**
 * Every colour of a style sheet as the brand has it. One that is written as `own(#f2600c)` is the thing's
 * own (a carrot is orange for any brand) and stays.
 */
export function inBrand(css: string): string {
  const carried = css.replaceAll(colours, (hex, own: string | undefined) => own ?? shade(hex));
  if (isAsDrawn) return carried;
  return carried.replaceAll(
    rgb,
    (_, red: string, separator: string, green: string, blue: string) => {
      const hex = shade(`#${[red, green, blue].map(twoDigits).join('')}`);
      const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      return `rgb(${parts.join(separator)}`;
    },
  );
}
