/** A seeded pseudo-random generator (mulberry32): the same seed always gives the same land. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth function of the plane with values around zero. */
export type Noise = (x: number, y: number) => number;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise on a unit lattice, in [-0.5, 0.5]. */
export function valueNoise(seed: number): Noise {
  const random = seededRandom(seed);
  const lattice = Array.from({ length: 256 }, random);
  const at = (x: number, y: number) => lattice[((x * 73856093) ^ (y * 19349663)) & 255] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [fade(x - left), fade(y - top)];
    const [a, b] = [at(left, top), at(left + 1, top)];
    const [c, d] = [at(left, top + 1), at(left + 1, top + 1)];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v - 0.5;
  };
}

/** A rotated Gaussian hill of height 1 at (centreX, centreY). */
export function gaussian(
  x: number,
  y: number,
  [centreX, centreY]: [number, number],
  [spreadX, spreadY]: [number, number],
  angle: number,
): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - centreX, y - centreY];
  const u = (dx * cos + dy * sin) / spreadX;
  const v = (-dx * sin + dy * cos) / spreadY;
  return Math.exp(-(u * u + v * v));
}
