import { defaultLocale, locales } from '@sunfield/shared/locales';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findRoute } from '../src/content/routes.ts';
import { findSamples, type SampleList } from './words/samples.ts';
import { readJson, readLanguage, placedTexts, wordsFolder } from './words/word-files.ts';

// Lists the sample content, to be replaced before going live: `npm run samples`, or that of one page,
// `npm run samples -- --page /About`. Words are listed in samples.json, facts are marked in the code.

/** What is shown of a text: enough to know it again. */
const longest = 60;

const usage = 'Usage: npm run samples [-- --page /About]';

/** How the places of a page's own words begin, as `file: key`; the policy's text has a file to itself. */
function placesOf(path: string): readonly string[] | undefined {
  const route = findRoute(path);
  if (!route) return undefined;
  const { family, entry } = route.page;
  if (family === 'home') return ['home.json: '];
  const file = family.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  const own = `${file}.json: ${entry}.`;
  return entry === 'privacy-policy' ? [own, 'policy.json: '] : [own];
}

/** @param places how the places begin of what is listed */
function listWords(places: readonly string[] = ['']): void {
  const english = readLanguage(defaultLocale);
  const list = readJson(`${wordsFolder}samples.json`) as SampleList;
  const { samples } = findSamples(list, english);
  const shown = samples.filter(({ file, key }) =>
    places.some((place) => `${file}: ${key}`.startsWith(place)),
  );
  const texts = new Map(placedTexts(english));
  for (const { file, key, locales } of shown) {
    const text = texts.get(`${file}: ${key}`) ?? '';
    const beginning = text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text;
    console.log(`${file}: ${key} (${locales.join(', ')}): ${beginning}`);
  }
  console.log(`\nWords, of ${texts.size} texts:`);
  for (const { value, label } of locales) {
    const left = shown.filter((sample) => sample.locales.includes(value)).length;
    console.log(`  ${label}: ${left} sample texts left`);
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const mark = /\/\/ sample$|All values are samples/u;

function listFacts(): void {
  const files = globSync(['shared/src/*.ts', 'site/src/content/*.ts'], { cwd: root }).sort();
  const lines = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        mark.test(line) ? [`${file}:${index + 1}: ${line.replace(mark, '').trim()}`] : [],
      ),
  );
  console.log(`\nFacts in the code: ${lines.length} lines\n${lines.join('\n')}`);
}

const [option, page = ''] = process.argv.slice(2);
const places = placesOf(page);
if (option === undefined) {
  listWords();
  listFacts();
} else if (option === '--page' && places) {
  listWords(places);
} else {
  if (page) console.error(`No page has the path ${page}.`);
  console.error(usage);
  process.exitCode = 1;
}
