import { expect, test } from '@playwright/test';
import { difference, readIfThere } from './compare.ts';
import { pictureOf, takePicture } from './picture.ts';

/** Slips as a change of styles makes them, on one page: each must be seen. */
const faults = {
  'a heading a little lighter': 'h2 { font-weight: 500 !important }',
  'a heading a little smaller': 'h2 { font-size: 95% !important }',
  'a section with less room': 'main > :nth-child(2) { padding-block: 8px !important }',
  'a button of another colour': 'main a, main button { background-color: #3a6 !important }',
  'a missing picture': 'main img { visibility: hidden }',
  'text of another colour': 'main p { color: #777 !important }',
  'a footer on paper': 'footer { background: none !important }',
  'lines closer together': 'main p { line-height: 1.3 !important }',
  'a column too narrow': 'main p { max-width: 24ch !important }',
  'a header moved aside': 'header { transform: translateX(12px) }',
};

const width = 1440;

for (const [fault, styles] of Object.entries(faults)) {
  test(`sees ${fault}`, async ({ page }) => {
    const kept = await readIfThere(pictureOf('about', 'en', width));
    test.skip(!kept, 'there is no picture yet');
    const actual = await takePicture(page, '/About?lang=en', width, styles);
    expect(await difference(actual, kept ?? actual)).toBeDefined();
  });
}
