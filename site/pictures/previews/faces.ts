import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** One weight for all words of a picture, as in the scenes. */
const WEIGHT = 700;

/** The page's face first, then those for what it lacks; `ranges` says which part holds which characters. */
const families = [
  {
    name: 'nunito-sans',
    ranges: require.resolve('@fontsource-variable/nunito-sans/unicode.json'),
  },
  {
    name: 'noto-sans-jp',
    ranges: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  },
  {
    name: 'noto-sans-kr',
    ranges: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  },
];

/** The parts of a family, as a browser would choose among them. */
function partsOf(ranges: string): [part: string, holds: (character: string) => boolean][] {
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
export async function facesFor(text: string): Promise<Face[]> {
  const missing = new Set(text.replace(/[\n\t]/gu, ''));
  const faces: Face[] = [];
  for (const { name, ranges } of families) {
    // As browsers do: of several whose ranges hold a character, the last.
    for (const [part, holds] of partsOf(ranges).reverse()) {
      const wanted = new Set([...missing].filter(holds));
      if (wanted.size === 0) continue;
      const file = join(dirname(ranges), `files/${name}-${part}-wght-normal.woff2`);
      const bytes = await subsetFont(readFileSync(file), [...wanted].sort().join(''), {
        targetFormat: 'sfnt',
        variationAxes: { wght: WEIGHT },
        noLayoutClosure: true,
      });
      faces.push({ characters: wanted, bytes });
      for (const character of wanted) missing.delete(character);
    }
  }
  const letters = [...missing].filter((character) => !/[\s\p{S}]/u.test(character));
  if (letters.length > 0) throw new Error(`No face of the pictures has ${letters.join(' ')}.`);
  return faces;
}

/** Lets the renderer find these faces and no others. Works once in a process, before its first text. */
export function installFaces(faces: readonly Face[], directory: string): void {
  mkdirSync(directory, { recursive: true });
  faces.forEach(({ bytes }, index) => writeFileSync(join(directory, `${index}.ttf`), bytes));
  const list = join(directory, 'fonts.conf');
  const folders = `<dir>${directory}</dir><cachedir>${join(directory, 'cache')}</cachedir>`;
  writeFileSync(list, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- Fontconfig is told in no other way.
  process.env.FONTCONFIG_FILE = list;
}
