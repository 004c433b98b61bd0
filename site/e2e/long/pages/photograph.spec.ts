import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { answering, end, start } from '../../../../scripts/processes.ts';
import { freePort } from '../../../../scripts/ports.ts';
import { productParts } from '../../../../scripts/product.ts';
import { ProductCopy } from '../../../test/long/copies/product-copy.ts';
import { expect, test } from '../../support/test.ts';
import { translation } from '../../../../shared/test/support/translation.ts';

// Follows docs/replace-a-picture.md in a copy, and looks at what a visitor gets of it.

// One site for all widths, because starting it takes a while.
test.describe.configure({ mode: 'serial' });

const port = async () => ({ number: await freePort(), part: '', variable: '' });
const { site, urls } = productParts(
  { site: await port(), form: await port(), mailbox: await port(), smtp: await port() },
  true,
);

let copy: ProductCopy | undefined;
let running: ChildProcess | undefined;

/** Red at the left, blue at the right, both seen at once only where nothing is cropped. */
const photograph = () =>
  sharp({ create: { width: 2400, height: 1500, channels: 3, background: '#c00000' } })
    .composite([
      {
        input: { create: { width: 1200, height: 1500, channels: 3, background: '#0000c0' } },
        left: 1200,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = new ProductCopy(['site/.cache/pictures.json', 'site/public']);
  const bytes = await photograph();
  const folder = join(copy.root, 'site/pictures/photographs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'warehouse.jpg'), bytes);
  copy.describePhotograph('warehouse', (locale) => `A warehouse, in ${locale}`);
  // By its name in a drawing's place.
  writeFileSync(join(folder, 'taffi.webp'), await sharp(bytes).webp().toBuffer());
  writeFileSync(join(folder, 'portraitDeveloper.jpg'), bytes);
  copy.describePhotograph('portraitDeveloper', (locale) => `A developer, in ${locale}`);
  copy.describePhotograph('taffi', (locale) => `A fitting room, in ${locale}`);
  // Two cases of photographs and bars alone, as docs/add-a-case-study.md says: nothing is drawn of either.
  const warehouse = "{ photograph: 'warehouse', focus: 'right' }";
  const steps = `steps: [${Array.from({ length: 4 }, () => warehouse).join(', ')}]`;
  copy.replace('site/src/content/case-studies.ts', {
    "ramp: 'kraft',": `ramp: 'kraft', picture: ${warehouse}, ${steps}, compared: { before: 100, after: 63 },`,
    "ramp: 'clay',": `ramp: 'clay', ${steps}, shown: ${warehouse},`,
  });
  for (const drawn of ['sato/stage', 'sato/comparison', 'taffi/stage', 'taffi/result-object'])
    rmSync(join(copy.root, `site/pictures/case-studies/${drawn}.tsx`));
  const drawn = copy.run('scripts/draw-pictures.ts', '--keep-previews');
  expect(drawn.status, drawn.output).toBe(0);
  running = start({ ...site, cwd: join(copy.root, 'site'), quiet: true });
  if (!(await answering(`${urls.siteUrl}/healthz`, running))) throw new Error('No site.');
});

test.afterAll(async () => {
  if (running) await end(running);
  copy?.remove();
});

for (const width of [390, 768, 1440])
  test(`a photograph in the place of a drawing, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    // The first page is compiled when it is asked for.
    await page.goto(`${urls.siteUrl}/case-studies/sato?lang=${translation}`, { timeout: 120_000 });
    const shown = page.getByRole('img', { name: `A warehouse, in ${translation}` }).first();
    await expect(shown).toBeInViewport();
    await expect(shown).toHaveJSProperty('complete', true);
    const { source, natural, box, frame } = await shown.evaluate((element) => {
      const image = element as HTMLImageElement;
      const frame = image.closest('picture')?.parentElement ?? image;
      return {
        source: image.currentSrc,
        natural: image.naturalWidth,
        box: [image.clientWidth, image.clientHeight],
        frame: [frame.clientWidth, frame.clientHeight],
      };
    });
    expect(source).toMatch(/\.avif$/u);
    // It fills its frame, with a pixel of its own for each of the screen's.
    for (const [side, length] of frame.entries()) expect(box[side]).toBeGreaterThanOrEqual(length);
    expect(natural).toBeGreaterThanOrEqual(frame[0] ?? Infinity);

    // The blue half is in focus: more of it is shown, wherever paper lies over the picture.
    const { data } = await sharp(await shown.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let [red, blue] = [0, 0];
    for (let at = 0; at < data.length; at += 3) {
      const [r = 0, , b = 0] = data.subarray(at, at + 3);
      if (r > b + 100) red += 1;
      if (b > r + 100) blue += 1;
    }
    expect(blue).toBeGreaterThan(red);
  });

for (const width of [390, 768, 1440])
  test(`a case of photographs and bars, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const open = async (slug: string) => {
      await page.goto(`${urls.siteUrl}/case-studies/${slug}?lang=${translation}`);
      const steps = page.locator('main ol > li').filter({ has: page.getByRole('img') });
      await expect(steps).toHaveCount(4);
      for (const step of await steps.all()) {
        const name = `A warehouse, in ${translation}`;
        await expect(step.getByRole('img', { name })).toHaveCount(1);
        await expect(step.getByRole('heading')).toHaveCount(1);
      }
    };
    await open('sato');
    const bars = await page
      .locator('figure li svg rect')
      .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('width'))));
    expect(bars.map((bar) => bar / Math.max(...bars))).toEqual([1, 0.63]);
    await open('taffi');
    const named = page.getByRole('img', { name: `A fitting room, in ${translation}` });
    await expect(named).toHaveCount(1);
    const result = page.locator('section[data-ground="ink"]').filter({ has: page.locator('dl') });
    await expect(result.locator('picture img')).toHaveCount(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test('a photograph in the place of a portrait fills its frame, and nothing lies over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${urls.siteUrl}/About?lang=${translation}`);
  const portrait = page.locator('img[src*="portraitDeveloper"]');
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait).toHaveJSProperty('complete', true);
  const { isCovered, isOnTop } = await portrait.evaluate((image) => {
    const frame = (image.closest('picture')?.parentElement ?? image).getBoundingClientRect();
    const { width, height, left, top } = image.getBoundingClientRect();
    return {
      isCovered: width >= frame.width && height >= frame.height,
      isOnTop: document.elementFromPoint(left + width / 2, top + height / 2) === image,
    };
  });
  expect({ isCovered, isOnTop }).toEqual({ isCovered: true, isOnTop: true });
});
