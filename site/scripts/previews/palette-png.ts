import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/** Bits of each channel that tell colours apart while a palette is chosen. */
const BITS = 6;
const SHIFT = 8 - BITS;

const binOf = (red: number, green: number, blue: number) =>
  ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);

type Channel = 0 | 1 | 2;

interface Box {
  readonly bins: number[];
  readonly pixels: number;
  readonly channel: Channel;
  /** How badly one colour would stand for all of it. */
  readonly error: number;
}

const channelOf = (bin: number, channel: Channel) =>
  (bin >> ((2 - channel) * BITS)) & ((1 << BITS) - 1);

function boxOf(bins: number[], counts: Uint32Array): Box {
  const pixels = bins.reduce((sum, bin) => sum + (counts[bin] ?? 0), 0);
  let channel: Channel = 0;
  let error = -1;
  for (const each of [0, 1, 2] as const) {
    let [sum, squares] = [0, 0];
    for (const bin of bins) {
      const [value, count] = [channelOf(bin, each), counts[bin] ?? 0];
      sum += value * count;
      squares += value * value * count;
    }
    const spread = squares - (sum * sum) / pixels;
    if (spread > error) [channel, error] = [each, spread];
  }
  return { bins, pixels, channel, error };
}

/** Median cut at the mean: the box that is served worst is divided, until there are enough. */
function divide(counts: Uint32Array): Box[] {
  const all = [...counts.keys()].filter((bin) => counts[bin]);
  const boxes = [boxOf(all, counts)];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => a.error - b.error);
    const worst = boxes.pop();
    if (!worst || worst.error <= 0) {
      if (worst) boxes.push(worst);
      break;
    }
    const { bins, channel, pixels } = worst;
    const mean =
      bins.reduce((sum, bin) => sum + channelOf(bin, channel) * (counts[bin] ?? 0), 0) / pixels;
    const isLow = (bin: number) => channelOf(bin, channel) <= mean;
    boxes.push(
      boxOf(bins.filter(isLow), counts),
      boxOf(
        bins.filter((bin) => !isLow(bin)),
        counts,
      ),
    );
  }
  return boxes;
}

/** A palette of an opaque picture, and the entry of each bin. */
function choosePalette(pixels: Uint8Array) {
  const counts = new Uint32Array(1 << (3 * BITS));
  const sums = new Float64Array(counts.length * 3);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const bin = binOf(red, green, blue);
    counts[bin] = (counts[bin] ?? 0) + 1;
    sums[bin * 3] = (sums[bin * 3] ?? 0) + red;
    sums[bin * 3 + 1] = (sums[bin * 3 + 1] ?? 0) + green;
    sums[bin * 3 + 2] = (sums[bin * 3 + 2] ?? 0) + blue;
  }
  const entryOf = new Uint8Array(counts.length);
  const palette = divide(counts).flatMap(({ bins, pixels: count }, entry) => {
    for (const bin of bins) entryOf[bin] = entry;
    return [0, 1, 2].map((channel) =>
      Math.round(bins.reduce((sum, bin) => sum + (sums[bin * 3 + channel] ?? 0), 0) / count),
    );
  });
  return { palette: Uint8Array.from(palette), entryOf };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** An opaque RGBA picture as a PNG of at most 256 colours: a third of the weight of all its colours. */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, entryOf } = choosePalette(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // Eight bits a pixel, each an entry of the palette.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const bin = binOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      rows[y * (width + 1) + 1 + x] = entryOf[bin] ?? 0;
    }
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 7, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
