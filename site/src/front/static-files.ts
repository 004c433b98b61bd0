import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { FileResponse } from './file-response.ts';
import { LazyResponse } from './lazy-response.ts';
import { StoredResponse, type Answer, type Bodies } from './stored-response.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A file whose name holds a hash of its content never changes. */
const hashed = /^\/assets\/|\.[\da-f]{8}\.\w+$/u;

/** Heavy, and packed as they are: they would take a good part of the memory that a server may use. */
const leftOnDisk = /^\/(?:photographs|previews)\//u;

const packed = /\.(?:br|gz)$/u;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !packed.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** What the build has packed beside the file, or else the file's own bytes. */
function bodiesOf(file: string): Bodies {
  const gzip = readIfThere(`${file}.gz`);
  return gzip ? { br: readIfThere(`${file}.br`), gzip } : { identity: readFileSync(file) };
}

/** The built files by the path they are asked for, with the headers each is sent with. */
export function loadStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Map<string, Answer> {
  return new Map(
    filesUnder(folder).map((file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const all = {
        ...headers,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      };
      const answer = leftOnDisk.test(path)
        ? new FileResponse(file, all)
        : new LazyResponse(() => new StoredResponse(bodiesOf(file), all));
      return [path, answer];
    }),
  );
}
