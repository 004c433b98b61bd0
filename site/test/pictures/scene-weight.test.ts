import { localeValues } from '@sunfield/shared/locales';
import { describe, expect, test } from 'vitest';

import { standaloneFiles } from '../../pictures/render/standalone.ts';
import { allScenes } from '../../pictures/scenes/registry.ts';
import { bestQuality, brotli } from '../../src/front/encodings.ts';

/** Bytes of one picture on its way to a visitor. */
const HEAVIEST = 12_000;

describe.each(localeValues)('in %s', (locale) => {
  test.each(Object.entries(allScenes))('%s is light in every composition', async (_, scene) => {
    const weights = await Promise.all(
      standaloneFiles(scene, locale).map(
        async ({ svg }) => (await brotli(Buffer.from(await svg()), bestQuality)).length,
      ),
    );
    expect(Math.max(...weights)).toBeLessThanOrEqual(HEAVIEST);
  });
});
