import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { existsSync, readFileSync } from 'node:fs';
import { photographFolder } from './picture-places.ts';
import { checkFacts, type FactList } from './words/check-facts.ts';
import { checkGlossary, readGlossary } from './words/check-glossary.ts';
import { checkPhotographs } from './words/check-photographs.ts';
import { compareLanguages } from './words/compare-languages.ts';
import { findSamples, type SampleList } from './words/samples.ts';
import { isOfPages, readJson, readLanguage, wordsFolder } from './words/word-files.ts';

// Part of `npm run check`: every language says what English says, in the same shape and in characters
// that can be seen; every file is read by its index; what stands on several pages is the same on
// each; none is against docs/glossary.md; a photograph that is described is there; and the list of samples names texts that exist.

const english = readLanguage(defaultLocale);
const pages = [...english.keys()].filter(isOfPages);
const facts = readJson(`${wordsFolder}facts.json`) as unknown as FactList;
const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const samples = readJson(`${wordsFolder}samples.json`) as SampleList;

const problems = [
  ...localeValues.flatMap((locale) => compareLanguages(english, readLanguage(locale), locale)),
  ...localeValues.flatMap((locale) => {
    const index = `${wordsFolder}${locale}/index.ts`;
    if (!existsSync(index)) return [`${locale}/index.ts: missing; copy that of ${defaultLocale}`];
    const code = readFileSync(index, 'utf8');
    return pages
      .filter((name) => !code.includes(`'./${name}'`))
      .map((name) => `${locale}/index.ts: does not import ./${name}`);
  }),
  ...localeValues.flatMap((locale) => checkFacts(facts, readLanguage(locale), locale)),
  ...localeValues.flatMap((locale) =>
    checkGlossary(readGlossary(glossary, locale), readLanguage(locale), locale),
  ),
  ...checkPhotographs(photographFolder),
  ...findSamples(samples, english).problems.map((problem) => `samples.json: ${problem}`),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
