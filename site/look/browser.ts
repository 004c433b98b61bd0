import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'));
const cache = new URL('../.cache/', import.meta.url);

async function version(): Promise<string> {
  const text = await readFile(new URL('../package.json', packed), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * The Chromium that stands packed in an npm package, so that the lockfile pins its very bytes. Unpacked
 * once for each version.
 * @throws Error on a machine it was not made for
 */
export async function pinnedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The pictures are taken by a Chromium for Linux on x64: let CI take them.');
  const path = fileURLToPath(new URL(`chromium-${await version()}`, cache));
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  // Under another name until it is whole: workers read the same configuration.
  const part = `${path}.${process.pid}`;
  const file = createWriteStream(part, { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), file);
  renameSync(part, path);
  return path;
}
