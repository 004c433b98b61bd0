import { describe, expect, test } from 'vitest';

import { loadDrawings } from '../../scripts/scenes/load-drawings.ts';
import { renderStandalone } from '../../scripts/scenes/standalone.ts';
import { bestQuality, brotli } from '../../src/server/encodings.ts';

/** Bytes of one picture on its way to a visitor. */
const HEAVIEST = 12_000;

const { scenes, languages, definitions, ramps } = await loadDrawings();

describe.each(Object.entries(languages))('in %s', (_, { iso, words }) => {
  test.each(Object.entries(scenes))('%s is light, wide and small', async (name, scene) => {
    const svgs = await renderStandalone({
      scene,
      words: words[name],
      ramp: ramps[scene.ramp],
      language: iso,
      definitions,
    });
    const [wide, small] = await Promise.all([
      brotli(Buffer.from(svgs.wide), bestQuality),
      brotli(Buffer.from(svgs.small), bestQuality),
    ]);
    expect(Math.max(wide.length, small.length)).toBeLessThanOrEqual(HEAVIEST);
  });
});
