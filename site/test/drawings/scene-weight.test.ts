import { describe, expect, test } from 'vitest';

import { loadDrawings } from '../../scripts/scenes/load-drawings.ts';
import { renderStandalone } from '../../scripts/scenes/standalone.ts';
import { bestQuality, brotli } from '../../src/server/encodings.ts';

/** Bytes of one picture on its way to a visitor. */
const HEAVIEST = 12_000;

const { scenes, languages, definitions, ramps } = await loadDrawings();

describe.each(Object.entries(languages))('in %s', (_, { iso, words }) => {
  test.each(Object.entries(scenes))('%s is light in every composition', async (name, scene) => {
    const drawn = await renderStandalone({
      scene,
      words: words[name],
      ramp: ramps[scene.ramp],
      language: iso,
      definitions,
    });
    const weights = await Promise.all(
      drawn.map(async ({ svg }) => (await brotli(Buffer.from(svg), bestQuality)).length),
    );
    expect(Math.max(...weights)).toBeLessThanOrEqual(HEAVIEST);
  });
});
