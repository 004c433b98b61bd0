import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);

/** Brotli's qualities: the one a visitor may wait for, and the best. */
export const quickQuality = 5;
export const bestQuality = 11;

export function brotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const compressGzip = promisify(gzip);
export const gzipBest = (bytes: Uint8Array): Promise<Buffer> => compressGzip(bytes, { level: 9 });
export const gzipQuick = (bytes: Uint8Array): Promise<Buffer> => compressGzip(bytes);
export const gunzipped: (bytes: Uint8Array) => Promise<Buffer> = promisify(gunzip);

const refused = (header: string, name: string) =>
  new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`, 'u').test(header);

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  for (const name of ['br', 'gzip'] as const) {
    if (new RegExp(`\\b${name}\\b`, 'u').test(header) && !refused(header, name)) return name;
  }
  return 'identity';
}
