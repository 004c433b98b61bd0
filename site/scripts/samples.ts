import { defaultLocale, locales } from '@sunfield/shared/locales';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findRoute } from '../src/content/routes.ts';
import { findSamples, type SampleList } from './words/samples.ts';
import { readJson, readLanguage, textsOf, wordsFolder } from './words/word-files.ts';

// Lists the sample content, to be replaced before going live: `npm run samples`, or that of one page,
// `npm run samples -- --page /About`. Words are listed in samples.json, facts are marked in the code.

const usage = 'Usage: npm run samples [-- --page /About]';

/** The file of a page's own words: families are folders, `caseStudies` is `case-studies`. */
function fileOf(path: string): string {
  const route = findRoute(path);
  if (!route) throw new Error(`No page has the path ${path}.\n${usage}`);
  const { family, entry } = route.page;
  const folder = family.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return family === 'home' ? 'home.json' : `${folder}/${entry}.json`;
}

function listWords(page: string | undefined): void {
  const english = readLanguage(defaultLocale);
  const list = readJson(`${wordsFolder}samples.json`) as SampleList;
  const { samples } = findSamples(list, english);
  const file = page === undefined ? undefined : fileOf(page);
  const shown = samples.filter((sample) => file === undefined || sample.file === file);
  for (const { file, key, locales } of shown)
    console.log(`${file}: ${key} (${locales.join(', ')})`);
  console.log(
    `\nWords, of ${[...english.values()].flatMap((words) => textsOf(words)).length} texts:`,
  );
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

const [option, page] = process.argv.slice(2);
if (option !== undefined && (option !== '--page' || page === undefined)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  listWords(page);
  if (page === undefined) listFacts();
}
