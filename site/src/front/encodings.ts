import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);

/** Brotli's qualities: the one a visitor may wait for, and the best. */
export const quickQuality = 5;
export const bestQuality = 11;

/** zlib's results are views of larger blocks: kept for long, they would hold those too. */
const exact = (packed: Buffer): Buffer => Buffer.from(new Uint8Array(packed).buffer);

export async function brotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(bytes.length + 16));
  const packed = await compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // As wide as the text is long: wider takes memory and gains nothing.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  });
  return exact(packed);
}

const compressGzip = promisify(gzip);
export const gzipped = async (bytes: Uint8Array): Promise<Buffer> =>
  exact(await compressGzip(bytes, { level: 9 }));

const refused = (header: string, name: string) =>
  new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`, 'u').test(header);

function bestEncoding(header: string): Encoding {
  for (const name of ['br', 'gzip'] as const) {
    if (new RegExp(`\\b${name}\\b`, 'u').test(header) && !refused(header, name)) return name;
  }
  return 'identity';
}

/** Browsers send a handful of different headers, but anybody may send any. */
const remembered = new Map<string, Encoding>();
const mostRemembered = 100;

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const best = bestEncoding(header);
  if (remembered.size < mostRemembered) remembered.set(header, best);
  return best;
}
