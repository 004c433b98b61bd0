import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far a pixel may be from its like, of 1, and how many may be further: what packing them costs. */
const tolerance = 0.1;
const strayPixels = 12;

/** Small and lossy: it is compared with one that was packed alike. */
export const pack = (png: Buffer): Promise<Buffer> =>
  sharp(png).avif({ quality: 55, effort: 3 }).toBuffer();

export const asPng = (picture: Buffer): Promise<Buffer> => sharp(picture).png().toBuffer();

const pixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** What differs between two pictures, in words and as a picture; undefined where nothing does. */
export async function difference(
  actual: Buffer,
  expected: Buffer,
): Promise<{ what: string; picture?: Buffer } | undefined> {
  const [one, other] = await Promise.all([pixels(actual), pixels(expected)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height)
    return { what: `${width} × ${height} instead of ${other.info.width} × ${other.info.height}` };
  const marked = new Uint8Array(one.data.length);
  const count = pixelmatch(one.data, other.data, marked, width, height, { threshold: tolerance });
  if (count <= strayPixels) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { what: `${count} pixels differ`, picture };
}

export const readIfThere = async (file: URL): Promise<Buffer | undefined> =>
  existsSync(file) ? readFile(file) : undefined;
