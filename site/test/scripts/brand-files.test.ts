import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brand } from '@sunfield/shared/brand';
import { localeValues } from '@sunfield/shared/locales';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manifest } from '../../src/front/discovery/manifest.ts';
import { makeBrandFiles } from '../../scripts/brand-files.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-files-'));
const read = (file: string) => readFileSync(join(folder, file));

beforeAll(() => makeBrandFiles(folder));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
}

test('every icon that the manifest names is made of the mark, in its size', async () => {
  const { icons } = JSON.parse(manifest()) as { icons: ManifestIcon[] };
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(read(src.slice(1))).metadata();
    if (sizes === 'any') expect(format).toBe('svg');
    else expect(`${width}x${height}`).toBe(sizes);
  }
});

test('an icon for phones stands on the paper of the brand', async () => {
  const corner = await sharp(read('icons/apple-touch-icon.png'))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${corner.subarray(0, 3).toString('hex')}`).toBe(brand.paper);
});

test('what asks for favicon.ico gets the mark', async () => {
  const icon = read('favicon.ico');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([png.format, png.width]).toEqual(['png', 32]);
});

test('the service worker keeps an offline page for each language', () => {
  const [, list = '[]'] = /^const languages = (.*);$/mu.exec(read('sw.js').toString()) ?? [];
  expect(JSON.parse(list)).toEqual(localeValues);
});

/** A browser's worker scope around the worker that a build made, with caches that outlive it. */
async function activate(worker: string, kept: Map<string, Map<string, unknown>>): Promise<void> {
  const listeners = new Map<
    string,
    (event: { waitUntil: (work: Promise<void>) => void }) => void
  >();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, unknown>();
    kept.set(name, cache);
    return Promise.resolve({
      addAll(paths: readonly string[]) {
        for (const path of paths) cache.set(path, 'a page');
        return Promise.resolve();
      },
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const self = {
    addEventListener: (name: string, listener: never) => void listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    // As where there is no navigation preload.
    registration: {},
  };
  runInNewContext(worker, { self, caches });
  for (const event of ['install', 'activate']) {
    const work: Promise<void>[] = [];
    listeners.get(event)?.({ waitUntil: (one) => void work.push(one) });
    await Promise.all(work);
  }
}

test('the worker of each build ends the caches of the builds before it, but not what the visitor chose', async () => {
  const kept = new Map([['memory', new Map([['/language', 'fr']])]]);
  await activate(read('sw.js').toString(), kept);
  const [, first = ''] = kept.keys();
  kept.get(first)?.set('/assets/old-0a1b2c3d.js', 'of an older build');
  await makeBrandFiles(folder);
  await activate(read('sw.js').toString(), kept);
  expect(kept.size).toBe(2);
  expect([...kept.keys()]).toContain('memory');
  expect([...kept.keys()]).not.toContain(first);
  const [, files] = [...kept.values()];
  expect([...(files?.keys() ?? [])]).toContain(`/offline/${translation}`);
});
