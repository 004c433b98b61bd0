import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@sunfield/shared/brand';
import { localeValues } from '@sunfield/shared/locales';
import sharp from 'sharp';
import { inBrand } from '../vite/shades.ts';
import { siteRoot } from './picture-places.ts';

const mark = join(siteRoot, 'src/components/brand/mark.svg');

interface Icon {
  readonly file: string;
  /** Pixels of a side. */
  readonly size: number;
  /** How much of a side the mark takes. A mask may cut off a tenth at each (W3C, Web App Manifest). */
  readonly part: number;
  /** Phones put nothing below an icon without a ground of its own. */
  readonly hasGround: boolean;
}

const icons: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, part: 1, hasGround: false },
  { file: 'icons/icon-512.png', size: 512, part: 1, hasGround: false },
  { file: 'icons/apple-touch-icon.png', size: 180, part: 0.86, hasGround: true },
  { file: 'icons/maskable-512.png', size: 512, part: 0.74, hasGround: true },
];

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

async function draw({ size, part, hasGround }: Omit<Icon, 'file'>): Promise<Buffer> {
  const side = Math.round(size * part);
  const svg = readFileSync(mark);
  const { width, height } = await sharp(svg).metadata();
  // Drawn at its size, not enlarged from pixels.
  const density = Math.min((72 * side) / Math.max(width, height), 100_000);
  const input = await sharp(svg, { density })
    .resize(side, side, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const background = hasGround ? brand.paper : clear;
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([
    { input },
  ]);
  return (hasGround ? icon.removeAlpha() : icon)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file around one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)), for who asks for nothing else. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The worker of this build, with the languages of the site: what the browser loads by itself can import nothing. */
function workerOf(source: string): string {
  const values = { version: randomUUID(), languages: localeValues };
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^const ${name} = .*$`, 'mu');
    if (!line.test(text)) throw new Error(`sw.js has no line with its ${name}.`);
    return text.replace(line, `const ${name} = ${JSON.stringify(value)};`);
  }, source);
}

/** What generators of sites call their workers: those of Create React App and Workbox, and Angular's. */
const formerWorkers = ['service-worker.js', 'ngsw-worker.js'];

/**
 * Makes the public files that derive from the brand and the languages: favicon and icons from the mark,
 * the style of plain pages, the service worker.
 * @param folder the public folder
 */
export async function makeBrandFiles(folder: string): Promise<void> {
  const write = (file: string, content: Buffer | string) => {
    writeFileSync(join(folder, file), content);
  };
  const plain = (file: string) => readFileSync(join(siteRoot, 'plain', file), 'utf8');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  write('favicon.svg', readFileSync(mark));
  const small = { size: 32, part: 1, hasGround: false };
  write('favicon.ico', icoOf(await draw(small), small.size));
  for (const icon of icons) write(icon.file, await draw(icon));
  write('plain.css', inBrand(plain('plain.css')));
  write('sw.js', workerOf(plain('sw.js')));
  for (const name of formerWorkers) write(name, plain('former-worker.js'));
}
