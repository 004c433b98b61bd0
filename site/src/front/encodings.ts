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

/** Named, and not with the quality 0, which refuses it (RFC 9110, 12.4.2). */
const accepts = (name: string) =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'u');

const packed = [
  { name: 'br', accepted: accepts('br') },
  { name: 'gzip', accepted: accepts('gzip') },
] as const;

/** The best encoding that an `Accept-Encoding` header allows. */
export const acceptedEncoding = (header = ''): Encoding =>
  packed.find(({ accepted }) => accepted.test(header))?.name ?? 'identity';
