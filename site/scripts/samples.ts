import {
  defaultLocale,
  isLocale,
  localeOption,
  localeValues,
  type Locale,
} from '@sunfield/shared/locales';
import { companyFiles } from '@sunfield/shared/company-facts';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Picture } from '../pictures/picture.ts';
import { photographWords } from '../pictures/words.ts';
import { caseStudies } from '../src/content/case-studies.ts';
import { projectSlugs } from '../src/content/entries.ts';
import { officePictures } from '../src/content/offices.ts';
import { colleagues } from '../src/content/people.ts';
import { pictureOf } from '../src/content/page-pictures.ts';
import { projectScreens } from '../src/content/projects.ts';
import { findRoute, routes } from '../src/content/routes.ts';
import { shownPicture } from '../src/content/shown-picture.ts';
import { leftToWrite } from './words/left-to-write.ts';
import { placedTexts } from './words/texts.ts';
import { readJson, readLanguage, root } from './words/word-files.ts';

// Lists what is left to write: sample content, to be replaced before going live; texts whose English has changed
// since they were translated; texts that aren't translated. `npm run samples`, or those of one page,
// `-- --page /About`, or language, `-- --language ko`. Samples are listed in samples.json, facts marked where they are.

/** What is shown of a text: enough to know it again. */
const longest = 60;

const usage = 'Usage: npm run samples [-- [--page /About] [--language ko]]';

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

/** @param isShown whether a place, `file: key`, is asked for */
function listWords(languages: readonly Locale[], isShown: (place: string) => boolean): void {
  const left = leftToWrite(languages).filter(({ place }) => isShown(place));
  const texts = new Map(placedTexts(readLanguage(defaultLocale)));
  for (const [place, found] of Map.groupBy(left, (text) => text.place)) {
    const text = texts.get(place) ?? '';
    const beginning = text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text;
    const marks = found.map(({ locale, mark }) =>
      mark === 'sample' ? locale : `${locale} ${mark}`,
    );
    console.log(`${place} (${marks.join(', ')}): ${beginning}`);
  }
  console.log(`\nWords, of ${[...texts.keys()].filter(isShown).length} texts:`);
  for (const locale of languages) {
    const count = (mark: string) =>
      left.filter((text) => text.locale === locale && text.mark === mark).length;
    const { label } = localeOption(locale);
    console.log(
      `  ${label}: ${count('sample')} sample texts left, ${count('stale')} stale, ${count('untranslated')} untranslated`,
    );
  }
}

const mark = /\/\/ sample$|All values are samples.*/u;

function listFacts(): void {
  const files = globSync(['shared/src/*.ts', 'site/src/content/*.ts'], { cwd: root }).sort();
  const marked = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        mark.test(line) ? [`${file}:${index + 1}: ${line.replace(mark, '').trim()}`] : [],
      ),
  );
  const company = Object.keys(companyFiles).filter(
    (file) => (readJson(root + file) as { sample?: unknown }).sample,
  );
  const lines = [...company, ...marked];
  console.log(`\nFacts: ${lines.length} samples\n${lines.join('\n')}`);
}

/** Every picture that is shown of the company and its work. */
function allPictures(): Picture[] {
  return [
    ...routes.flatMap(({ page }) => pictureOf(page).picture ?? []),
    ...Object.values(caseStudies).flatMap((entry) => ('diagram' in entry ? [entry.diagram] : [])),
    ...projectSlugs.flatMap(projectScreens),
    ...colleagues.map(({ portrait }) => portrait),
    ...Object.values(officePictures),
  ];
}

/** The drawings that came with the site and no photograph has taken the place of (docs/replace-a-picture.md). */
function listDrawings(): void {
  const drawn = allPictures()
    .map((picture) => shownPicture(picture, photographWords(defaultLocale)))
    .filter((picture) => typeof picture === 'string');
  console.log(`\nDrawings that tell of the sample: ${drawn.length}\n${drawn.join(', ')}`);
}

/** @throws Error that says which option is none, or names no page or language */
function readOptions() {
  const { values } = parseArgs({
    options: { page: { type: 'string' }, language: { type: 'string' } },
  });
  const { page, language } = values;
  const places = page === undefined ? [''] : placesOf(page);
  if (!places) throw new Error(`No page has the path ${page}.`);
  if (language !== undefined && !isLocale(language))
    throw new Error(`There is no language ${language}; there are ${localeValues.join(', ')}.`);
  return { places, languages: language ? [language] : localeValues };
}

try {
  const { places, languages } = readOptions();
  listWords(languages, (place) => places.some((start) => place.startsWith(start)));
  if (process.argv.length === 2) {
    listFacts();
    listDrawings();
  }
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 1;
}
