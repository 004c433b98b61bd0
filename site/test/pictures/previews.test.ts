import { localeValues } from '@sunfield/shared/locales';
import { describe, expect, test } from 'vitest';
import { facesFor } from '../../pictures/previews/faces.ts';
import { layouts } from '../../pictures/previews/places.ts';
import { setTitle } from '../../pictures/previews/title.ts';
import { pictureOf } from '../../src/content/page-pictures.ts';
import { routes } from '../../src/content/routes.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { previewWords } from '../../src/metadata/preview-words.ts';

/** Every character as wide as its em: no face is narrower where it matters. */
const measure = (text: string) => text.length;

describe('a title', () => {
  const space = { width: 160, sizes: [{ size: 10, lines: 3 }] };

  test('has even lines, and a name with a colon stands alone', () => {
    const { lines } = setTitle('Sato: a warehouse that shows the way', 'en', space, measure);
    expect(lines).toEqual(['Sato:', 'a warehouse that', 'shows the way']);
  });

  test('is as large as its lines allow', () => {
    const sizes = [
      { size: 20, lines: 1 },
      { size: 16, lines: 2 },
      { size: 8, lines: 3 },
    ];
    expect(setTitle('All in one', 'en', { width: 200, sizes }, measure)).toEqual({
      size: 20,
      lines: ['All in one'],
    });
    expect(setTitle('Too long for a line', 'en', { width: 200, sizes }, measure)).toEqual({
      size: 16,
      lines: ['Too long', 'for a line'],
    });
  });

  test('breaks at a comma rather than elsewhere, where that keeps it about as large', () => {
    const sizes = [
      { size: 10, lines: 2 },
      { size: 8, lines: 2 },
      { size: 2, lines: 2 },
    ];
    const title = 'Eight kinds of work, one each';
    const { lines } = setTitle(title, 'en', { width: 160, sizes }, measure);
    expect(lines).toEqual(['Eight kinds of work,', 'one each']);
  });

  test('breaks elsewhere where a comma would make it small', () => {
    const sizes = [
      { size: 10, lines: 2 },
      { size: 2, lines: 2 },
    ];
    const { lines } = setTitle(
      'Eight kinds of work, one each',
      'en',
      { width: 180, sizes },
      measure,
    );
    expect(lines).toEqual(['Eight kinds of', 'work, one each']);
  });

  test('that fits at no size is named', () => {
    const narrow = { width: 40, sizes: [{ size: 10, lines: 2 }] };
    expect(() => setTitle('Incomprehensibility', 'en', narrow, measure)).toThrow(
      'Incomprehensibility',
    );
  });

  test.each(localeValues)(
    'of a page loses nothing, and no line begins with a mark (%s)',
    (locale) => {
      for (const { page } of routes) {
        const { title } = previewWords(page, createTranslator(locale));
        const { sizes } = layouts[pictureOf(page).picture ? 'picture' : 'land'];
        const { lines } = setTitle(title, locale, { width: 1000, sizes }, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
        for (const line of lines) expect(line).not.toMatch(/^[、。：，！？」）ー々]/u);
      }
    },
  );
});

test('a letter that no face has is named; a sign may be left out', async () => {
  await expect(facesFor('aก')).rejects.toThrow('ก');
  const faces = await facesFor('a길🜁');
  expect(faces.map(({ characters }) => [...characters].join(''))).toEqual(['a', '길']);
});

test('a letter that the ranges of two parts hold is taken from the one that draws it', async () => {
  const [face] = await facesFor('œ');
  const bytes = face?.bytes ?? Buffer.alloc(0);
  // Table "maxp" says how many glyphs there are; one is for what is missing.
  const table = bytes.readUInt32BE(bytes.indexOf('maxp') + 8);
  expect(bytes.readUInt16BE(table + 4)).toBe(2);
});
