import { expect, test } from 'vitest';
import { offers } from '../../pictures/services/drawn.ts';
import { pictograms } from '../../pictures/services/pictograms.ts';
import { offerSvg } from '../../pictures/render/draw-offers.ts';
import { serviceSlugs } from '../../src/content/entries.ts';
import { services } from '../../src/content/services.ts';
import { bestQuality, brotli } from '../../src/front/encodings.ts';
import { createTranslator } from '../../src/i18n/translator.ts';

/** Bytes of one drawing on its way to a visitor; a page shows up to five. */
const heaviest = 2000;

const t = createTranslator('en');

test('something is drawn of each service, and of no other', () => {
  for (const drawn of [offers, pictograms])
    expect(
      Object.entries<unknown>(drawn)
        .flatMap(([slug, exported]) => (exported === undefined ? [] : slug))
        .toSorted(),
    ).toEqual([...serviceSlugs].toSorted());
});

test.each(serviceSlugs)('%s: a drawing for each offer', (slug) => {
  expect(offers[slug]).toHaveLength(t(`services.${slug}.offers`).items.length);
});

test('no two offers are on the same island', () => {
  const seeds = Object.values(offers).flatMap((ofService) => ofService.map(({ seed }) => seed));
  expect(seeds.filter((seed, index) => seeds.indexOf(seed) !== index)).toEqual([]);
});

test.each(serviceSlugs)('%s: its drawings are light, and say nothing', async (slug) => {
  for (const offer of offers[slug] ?? []) {
    const svg = offerSvg(offer, services[slug].ramp);
    expect(svg).not.toContain('<text');
    expect((await brotli(Buffer.from(svg), bestQuality)).length).toBeLessThanOrEqual(heaviest);
  }
});
