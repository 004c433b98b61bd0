// A worker: draws a page's picture in each language and packs it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

import { encodePalettePng } from './palette-png.ts';

export interface Task {
  /** What all languages share, as SVG; it takes longest to draw. */
  readonly ground: string;
  readonly sheets: readonly { readonly locale: string; readonly svg: string }[];
}

export type Faces = Readonly<Record<string, readonly Uint8Array[]>>;

const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

const faces = workerData as Faces;

function draw(svg: string, fontBuffers: readonly Uint8Array[]) {
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [...fontBuffers], defaultFontFamily: 'Nunito Sans' },
  });
  const image = drawing.render();
  const { width, height, pixels } = image;
  image.free();
  drawing.free();
  return { width, height, pixels };
}

/**
 * Lays a picture over the top of an opaque one. Both hold colours multiplied by their opacity; what the
 * upper one holds below the other's foot is left out.
 */
function over(pixels: Uint8Array, ground: Uint8Array): Uint8Array {
  const result = new Uint8Array(ground.length);
  for (let at = 0; at < ground.length; at += 4) {
    const rest = 255 - (pixels[at + 3] ?? 0);
    for (let channel = at; channel < at + 4; channel += 1) {
      result[channel] = (pixels[channel] ?? 0) + Math.round(((ground[channel] ?? 0) * rest) / 255);
    }
  }
  return result;
}

parentPort?.on('message', ({ ground, sheets }: Task) => {
  const below = draw(ground, []);
  const pngs = sheets.map(({ locale, svg }) => {
    const { pixels } = draw(svg, faces[locale] ?? []);
    return encodePalettePng(over(pixels, below.pixels), below.width, below.height);
  });
  parentPort?.postMessage(pngs);
});
