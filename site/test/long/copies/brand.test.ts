import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@sunfield/shared/brand';
import { company } from '@sunfield/shared/company';
import { localeValues } from '@sunfield/shared/locales';
import { offices, places } from '@sunfield/shared/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printSvg, readSvg, type SvgElement } from '../../../pictures/artwork/svg.ts';
import { sloganIn } from '../../../src/i18n/company-words.ts';
import { dictionaries } from '../../../src/words/dictionaries.ts';
import { ProductCopy } from './product-copy.ts';

// Makes a copy another company's, as docs/make-it-yours.md says, and looks for the old one in everything
// that it shows.

const newBrand = {
  ink: '#0e1524',
  paper: '#eff4fc',
  main: '#5b8def',
  bright: '#8fd3f4',
  deep: '#2a4bb0',
  accent: '#8a1f6b',
};
const newMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#5b8def" d="M3 3h18v18H3z"/></svg>';
const newOffices = `
const picture = { photograph: 'office' };
export const officePictures = { 'head-office': picture, branch: picture };
`;

const oldMark = readFileSync(
  fileURLToPath(new URL('../../../src/components/brand/mark.svg', import.meta.url)),
  'utf8',
);
function inGrey(element: SvgElement, isOwn = false): SvgElement {
  const own = isOwn || element.attributes.has('data-own');
  const attributes = [...element.attributes].map(
    ([key, value]) =>
      [key, own && value.startsWith('#') && key !== 'href' ? '#777' : value] as const,
  );
  const children = element.children.map((child) => inGrey(child, own));
  return { ...element, attributes: new Map(attributes), children };
}
const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/gu)].map(([, path = '']) => path);

const copy = new ProductCopy();
let shown: Readonly<Record<string, string>> = {};

beforeAll(() => {
  const facts = JSON.parse(copy.read('shared/company/company.json')) as object;
  const social = 'https://social.test/bluewater';
  copy.writeJson('shared/company/company.json', {
    ...facts,
    name: 'Bluewater',
    email: 'hello@bluewater.test',
    phone: '+351 21 000 0000',
    social: { facebook: social, whatsapp: social, linkedin: social },
  });
  const office = { street: 'Rua Nova', district: 'Rua Nova', city: 'Rua Nova' };
  copy.writeJson('shared/company/places.json', {
    ...places,
    timeZone: 'Europe/Lisbon',
    offices: Object.fromEntries(offices.map(({ id }) => [id, office])),
  });
  for (const locale of localeValues)
    copy.writeJson(`site/src/words/${locale}/company.json`, {
      ...dictionaries[locale].company,
      slogan: [`Slogan1-${locale}`, `Slogan2-${locale}`],
      city: `Lisboa-${locale}`,
      branchCity: `Porto-${locale}`,
      cities: `Ambas-${locale}`,
      lines: Object.fromEntries(offices.map(({ id }) => [id, `Rua-${locale}`])),
    });
  copy.replace(
    'shared/src/brand.ts',
    Object.fromEntries(
      Object.entries(brand).map(([key, colour]) => [colour, newBrand[key as keyof typeof brand]]),
    ),
  );
  copy.write('site/src/components/brand/mark.svg', newMark);
  // A thing's own colours may be the old brand's: in the copy they are grey, so that none is taken for a leak.
  for (const file of globSync('site/pictures/**/*.{svg,ts,tsx}', { cwd: copy.root })) {
    const source = copy.read(file);
    const grey = file.endsWith('.svg') ? printSvg(inGrey(readSvg(source))) : source;
    copy.write(file, grey.replaceAll(/\bown\('#[\da-f]+'\)/gu, "own('#777')"));
  }
  copy.describePhotograph('office', () => 'Our office');
  copy.write('site/src/content/offices.ts', newOffices);

  const list = join(copy.root, 'shown.json');
  const { status, output } = copy.run('test/long/copies/render.ts', list);
  if (status !== 0) throw new Error(output);
  shown = JSON.parse(readFileSync(list, 'utf8')) as typeof shown;
}, 300_000);
afterAll(() => {
  copy.remove();
});

/** Where a text still is; a dish is called after its city wherever it is cooked. */
const whereIs = (text: string) =>
  Object.entries(shown)
    .filter(([, content]) => content.replaceAll('Bún chả Hà Nội', '').includes(text))
    .map(([name]) => name);

describe('in everything that another company’s copy shows', () => {
  test('there is all of it: pages, pictures, previews, mails, plain files and sheets', () => {
    const kinds = new Set(Object.keys(shown).map((name) => name.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['file', 'mail', 'page', 'picture', 'preview', 'sheet']);
    expect(whereIs('Bluewater').length).toBeGreaterThan(250);
    expect(whereIs(newBrand.main).length).toBeGreaterThan(50);
    expect(whereIs('Europe/Lisbon')).toEqual(['mail lead']);
    for (const locale of localeValues)
      for (const text of [`Lisboa-${locale}`, '/photographs/office'])
        expect(whereIs(text)).toContain(`page /About ${locale}`);
  });

  test.each([
    company.name,
    company.name.toLowerCase(),
    company.email,
    company.phone.display,
    ...localeValues.map(sloganIn),
    ...localeValues.map((locale) => dictionaries[locale].company.city),
    ...localeValues.map((locale) => dictionaries[locale].company.branchCity),
    ...offices.flatMap(({ street, city }) => [street, city]),
    places.timeZone,
    ...shapes(oldMark),
  ] satisfies string[])('there is no “%s”', (text: string) => {
    expect(whereIs(text)).toEqual([]);
  });

  test.each(Object.entries(brand))('there is nothing of the old %s, %s', (_, colour) => {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    for (const form of [colour, `(${parts.join(' ')}`, `(${parts.join(', ')}`])
      expect(whereIs(form)).toEqual([]);
  });

  test('every placeholder of a text is filled', () => {
    expect(whereIs('{{')).toEqual([]);
  });

  test('no shade of the old colours is left', async () => {
    // The copy's own arithmetic tells which colours it carries over.
    const path = join(copy.root, 'site/vite/shades.ts');
    const { shade } = (await import(/* @vite-ignore */ path)) as { shade: (hex: string) => string };
    const colours = (pattern: string) =>
      globSync(pattern, { cwd: copy.root }).flatMap(
        (file) => copy.read(file).match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gu) ?? [],
      );
    const drawn = [
      ...colours('site/pictures/kit/*.tsx'),
      ...colours('site/pictures/**/*.svg'),
      ...colours('site/pictures/palette.ts'),
      ...colours('site/src/styles/base/_properties.scss'),
      ...colours('site/plain/plain.css'),
      ...colours('form-service/src/{desk,emails}/*.{css,ts}'),
    ];
    const carried = new Set(drawn.map(shade));
    // A client's or a kind of page's own land keeps its colours.
    const own = copy.read('site/pictures/ramps/_ramps.scss');
    const old = [...new Set(drawn)].filter(
      (hex) => shade(hex) !== hex && !carried.has(hex) && !own.includes(hex),
    );
    expect(old.length).toBeGreaterThan(40);
    expect(old.filter((hex) => whereIs(hex).length > 0)).toEqual([]);
  });
});
