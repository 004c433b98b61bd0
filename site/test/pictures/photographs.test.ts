import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localeValues, type Locale } from '@sunfield/shared/locales';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPreviews } from '../../pictures/previews/draw-previews.ts';
import { OutputFolder } from '../../pictures/render/output-folder.ts';
import { packPhotographs } from '../../pictures/render/photographs.ts';
import { photographsIn } from '../../scripts/picture-places.ts';
import { checkPhotographs } from '../../scripts/words/check-photographs.ts';

const root = mkdtempSync(join(tmpdir(), 'photographs-'));
const photographs = join(root, 'photographs');
const name = 'kitchen';
const taken = `${name}.jpg`;

/** As a phone takes it: on its side, with a note that says so; red at the left, blue at the right. */
async function takePhotograph(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 1200, channels: 3, background } })
      .png()
      .toBuffer();
  const upright = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#000' },
  })
    .composite([
      { input: await half('#c00000'), left: 0, top: 0 },
      { input: await half('#0000c0'), left: 800, top: 0 },
    ])
    .png()
    .toBuffer();
  return sharp(upright).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
}

const words = (locale: Locale) => ({ [name]: `A kitchen, in ${locale}` });
const pack = () =>
  packPhotographs(
    new Map(photographsIn(photographs)),
    new OutputFolder(join(root, 'public'), 'photographs'),
    words,
  );

beforeAll(async () => {
  const output = new OutputFolder(root, 'photographs');
  const bytes = await takePhotograph();
  await output.file(taken, () => Promise.resolve(bytes));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('a photograph in the folder', () => {
  test('is packed upright in both formats and every width it has, with its texts and its ground', async () => {
    const { [name]: packed } = await pack();
    expect(packed?.alt).toEqual(
      Object.fromEntries(localeValues.map((locale) => [locale, `A kitchen, in ${locale}`])),
    );
    expect(packed?.ground).toMatch(/^#[5-7].00[5-7].$/u);
    for (const format of ['avif', 'webp'] as const) {
      const images = packed?.[format] ?? [];
      expect(images.map(({ width, height }) => [width, height])).toEqual([
        [480, 360],
        [960, 720],
        [1440, 1080],
        [1600, 1200],
      ]);
      for (const { file, width, height } of images) {
        expect(file).toMatch(/\.[\da-f]{8}\.(?:avif|webp)$/u);
        const bytes = readFileSync(join(root, 'public', file));
        const found = await sharp(bytes).metadata();
        expect([found.width, found.height, found.orientation]).toEqual([width, height, undefined]);
        const [red = 0, , blue = 0] = await sharp(bytes)
          .extract({ left: 9, top: 9, width: 1, height: 1 })
          .raw()
          .toBuffer();
        expect(red).toBeGreaterThan(blue);
      }
    }
  });

  test('is what a shared link shows, from the side that is in focus', async () => {
    const drawn = await drawPreviews(
      [
        {
          path: '/case-studies/kitchen',
          locale: 'en',
          ramp: 'ember',
          text: { title: 'A kitchen' },
          subject: { photograph: join(photographs, taken), focus: 'right' },
        },
      ],
      {
        brand: { name: 'Brand', mark: '' },
        output: new OutputFolder(join(root, 'public'), 'previews'),
        fontDirectory: join(root, 'fonts'),
      },
    );
    const { file = '' } = drawn.en['/case-studies/kitchen'] ?? {};
    const bytes = readFileSync(join(root, 'public', file));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 1150, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(red);
  });

  test('whose file or words are missing is named, by the build and by the check', async () => {
    const describe = (locale: Locale) => ({ ...words(locale), lost: 'Lost' });
    const output = new OutputFolder(join(root, 'public'), 'photographs');
    await expect(
      packPhotographs(new Map(photographsIn(photographs)), output, describe),
    ).rejects.toThrow('"lost"');
    expect(checkPhotographs([name], describe('en'))).toEqual([
      'site/pictures/words: photographs: lost: no such file in photographs',
    ]);
    expect(checkPhotographs([name], {})).toEqual([
      `site/pictures/words: photographs: ${name}: nobody says what it shows`,
    ]);
    expect(checkPhotographs([name, name, 'our team'], { [name]: '', 'our team': '' })).toEqual([
      `site/pictures/photographs: ${name}: two files of this name`,
      'site/pictures/photographs: “our team”: name it with letters, digits and hyphens alone',
    ]);
    expect(photographsIn(join(root, 'nowhere'))).toEqual([]);
  });
});
