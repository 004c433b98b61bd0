/** Lightness (0 to 1), chroma (0 to about 0.4) and hue (degrees), as the eye sees them apart. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// https://bottosson.github.io/posts/oklab/, "Converting from linear sRGB to Oklab".
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const dot = (row: Triple, [a, b, c]: Triple) => row[0] * a + row[1] * b + row[2] * c;
const times = ([x, y, z]: Matrix, vector: Triple): Triple => [
  dot(x, vector),
  dot(y, vector),
  dot(z, vector),
];
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

// IEC 61966-2-1, the transfer function of sRGB.
const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** The parts of "#rrggbb" or "#rgb", 0 to 1 and linear. */
export function linearParts(hex: string): Triple {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/giu, '$&$&') : hex;
  const part = (at: number) => toLinear(parseInt(digits.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = times(toLab, each(times(toCones, linearParts(hex)), Math.cbrt));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const lab: Triple = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  return times(
    fromCones,
    each(times(fromLab, lab), (value) => value ** 3),
  );
}

const isShown = (parts: Triple) => parts.every((part) => part > -0.0005 && part < 1.0005);

/** "#rrggbb"; where a screen can't show so much chroma, with as much as it can. */
export function fromOklch(colour: Oklch): string {
  let { chroma } = colour;
  while (chroma > 0 && !isShown(linearOf({ ...colour, chroma }))) chroma -= 0.002;
  const parts = linearOf({ ...colour, chroma: Math.max(chroma, 0) });
  const digits = parts.map((part) =>
    Math.round(fromLinear(Math.min(Math.max(part, 0), 1)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
