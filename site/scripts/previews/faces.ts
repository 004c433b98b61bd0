import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Locale } from '@sunfield/shared/locales';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** One weight for all words of a picture, as in the scenes. */
const WEIGHT = 700;

interface Family {
  readonly name: string;
  /** Which part of the family holds which characters. */
  readonly ranges: string;
}

const nunito: Family = {
  name: 'nunito-sans',
  ranges: require.resolve('@fontsource-variable/nunito-sans/unicode.json'),
};
const korean: Family = {
  name: 'noto-sans-kr',
  ranges: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
};
const japanese: Family = {
  name: 'noto-sans-jp',
  ranges: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
};

/** The page's face first; what it lacks comes from a face of the language. */
const families: Record<Locale, readonly Family[]> = {
  en: [nunito],
  fr: [nunito],
  ko: [nunito, korean],
  jp: [nunito, japanese],
};

/** The parts of a family, as a browser would choose among them. */
function partsOf({ ranges }: Family): [part: string, holds: (character: string) => boolean][] {
  const parts = JSON.parse(readFileSync(ranges, 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, list]) => {
    const bounds = list.split(',').map((range) => {
      const [from = '', to = from] = range.slice('U+'.length).split('-');
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    });
    const holds = (character: string) => {
      const code = character.codePointAt(0) ?? 0;
      return bounds.some(([from, to]) => code >= from && code <= to);
    };
    return [part.replace(/[[\]]/gu, ''), holds];
  });
}

export interface Face {
  readonly characters: ReadonlySet<string>;
  /** In the plain format that renderers read, at one weight, with these characters and no ligatures. */
  readonly bytes: Buffer;
}

/**
 * The faces that a text needs, so that nothing depends on the machine's own. A sign that none has is
 * left out of the picture.
 * @throws Error where none has a letter.
 */
export async function facesFor(locale: Locale, text: string): Promise<Face[]> {
  const missing = new Set(text.replace(/[\n\t]/gu, ''));
  const faces: Face[] = [];
  for (const family of families[locale]) {
    for (const [part, holds] of partsOf(family)) {
      const wanted = new Set([...missing].filter(holds));
      if (wanted.size === 0) continue;
      const file = `files/${family.name}-${part}-wght-normal.woff2`;
      const bytes = await subsetFont(
        readFileSync(join(dirname(family.ranges), file)),
        [...wanted].sort().join(''),
        { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT }, noLayoutClosure: true },
      );
      faces.push({ characters: wanted, bytes });
      for (const character of wanted) missing.delete(character);
    }
  }
  const letters = [...missing].filter((character) => !/[\s\p{S}]/u.test(character));
  if (letters.length > 0)
    throw new Error(`No face of the pictures in "${locale}" has ${letters.join(' ')}.`);
  return faces;
}
