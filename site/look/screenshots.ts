import { fileURLToPath } from 'node:url';
import { locales } from '@sunfield/shared/locales';
import { test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { stagedSlugs } from '../e2e/support/staged.ts';
import { routes } from '../src/content/routes.ts';
import { atRest, settle } from './picture.ts';

const folder = new URL('../../docs/screenshots/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(`${name}.jpg`, folder));

/** Pages that stand in a document by themselves: the whole of them, or the first view. */
const pages = [
  { name: 'home', path: '/', width: 1200, height: 750 },
  { name: 'home-390', path: '/', width: 390 },
  { name: 'case-study', path: '/case-studies/taffi', width: 1200 },
  { name: 'service', path: '/services/web-development', width: 1200 },
  { name: 'technology', path: '/tech/full-stack', width: 1200 },
  { name: 'project-jp', path: '/projects/project-1?lang=jp', width: 1200 },
];

const withoutNotice = '[data-cookie-bar] { display: none !important }';

async function open(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.addStyleTag({ content: atRest + withoutNotice });
  await settle(page);
}

for (const { name, path, width, height } of pages)
  test(name, async ({ page }) => {
    await open(page, path, width, height ?? 900);
    const picture = await page.screenshot({ fullPage: height === undefined });
    await sharp(picture).jpeg({ quality: 60 }).toFile(file(name));
  });

interface Sheet {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** Between the pictures, in pixels. */
  readonly gap: number;
}

/** Pictures side by side, row by row. */
async function saveSheet(name: string, pictures: readonly Buffer[], sheet: Sheet) {
  const { columns, width, height, gap } = sheet;
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(width, height).toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + Math.ceil(pictures.length / columns) * (height + gap),
      channels: 3,
      background: '#f2e4c9',
    },
  })
    .composite(tiles)
    .jpeg({ quality: 60 })
    .toFile(file(name));
}

for (const { value: locale } of locales)
  test(`pages-${locale}`, async ({ page }) => {
    test.slow();
    const pictures: Buffer[] = [];
    for (const { path } of routes) {
      await open(page, `${path}?lang=${locale}`, 1440, 990);
      pictures.push(await page.screenshot());
    }
    await saveSheet(`pages-${locale}`, pictures, { columns: 7, width: 288, height: 198, gap: 4 });
  });

/** Of a stage as it plays, in each of its three ways to play. */
const frames = 10;
const windows = [
  {
    name: '',
    viewport: { width: 1440, height: 900 },
    sheet: { columns: 2, width: 646, height: 404 },
  },
  {
    name: '-768',
    viewport: { width: 768, height: 1024 },
    sheet: { columns: 5, width: 258, height: 344 },
  },
  {
    name: '-390',
    viewport: { width: 390, height: 844 },
    sheet: { columns: 5, width: 258, height: 558 },
  },
] as const;

test.describe('the stages', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const slug of stagedSlugs)
    for (const { name, viewport, sheet } of windows)
      test(`stage-${slug}${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(`/case-studies/${slug}`);
        await page.addStyleTag({ content: withoutNotice });
        await settle(page);
        const pictures: Buffer[] = [];
        for (let frame = 0; frame < frames; frame += 1) {
          await page.locator('ol[tabindex="0"]').evaluate(
            (steps, progress) => {
              const { top, height } = steps.getBoundingClientRect();
              const way = height - innerHeight;
              scrollTo({ top: scrollY + top + way * progress, behavior: 'instant' });
            },
            frame / (frames - 1),
          );
          await settle(page);
          pictures.push(await page.screenshot());
        }
        await saveSheet(`stage-${slug}${name}`, pictures, { ...sheet, gap: 4 });
      });
});

/** Of home, down to its form. */
const journeyFrames = 12;
const journeyWindows = [
  { viewport: { width: 1440, height: 900 }, sheet: { columns: 4, width: 400, height: 250 } },
  { viewport: { width: 1024, height: 768 }, sheet: { columns: 4, width: 336, height: 252 } },
  { viewport: { width: 768, height: 1024 }, sheet: { columns: 6, width: 240, height: 320 } },
  { viewport: { width: 390, height: 844 }, sheet: { columns: 6, width: 220, height: 476 } },
] as const;

test.describe('the ticket’s way down the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { value: locale } of locales)
    for (const { viewport, sheet } of journeyWindows)
      test(`journey-${locale}-${viewport.width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(`/?lang=${locale}`);
        await page.addStyleTag({ content: withoutNotice });
        await settle(page);
        const pictures: Buffer[] = [];
        for (let frame = 0; frame < journeyFrames; frame += 1) {
          await page.locator('main > section:last-of-type').evaluate(
            (form, progress) => {
              const end = scrollY + form.getBoundingClientRect().top - 0.1 * innerHeight;
              scrollTo({ top: end * progress, behavior: 'instant' });
            },
            frame / (journeyFrames - 1),
          );
          await settle(page);
          pictures.push(await page.screenshot());
        }
        await saveSheet(`journey-${locale}-${viewport.width}`, pictures, { ...sheet, gap: 4 });
      });
});
