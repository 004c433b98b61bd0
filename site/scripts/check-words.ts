import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { readFileSync } from 'node:fs';
import { photographWords } from '../pictures/words/words.ts';
import { photographFolder } from './picture-places.ts';
import { checkFacts, type FactList } from './words/check-facts.ts';
import { checkGlossary, readGlossary } from './words/check-glossary.ts';
import { checkPhotographs } from './words/check-photographs.ts';
import { compareLanguages } from './words/compare-languages.ts';
import { findSamples, type SampleList } from './words/samples.ts';
import { readJson, readLanguage, wordsFolder } from './words/word-files.ts';

// Part of `npm run check`: every language says what English says, in the same shape and in characters
// that can be seen; what stands on several pages is the same on each; none is against docs/glossary.md;
// a photograph that is described is there; and the list of samples names texts that exist.

const english = readLanguage(defaultLocale);
const facts = readJson(`${wordsFolder}facts.json`) as unknown as FactList;
const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const samples = readJson(`${wordsFolder}samples.json`) as SampleList;

const problems = [
  ...localeValues.flatMap((locale) => compareLanguages(english, readLanguage(locale), locale)),
  ...localeValues.flatMap((locale) => checkFacts(facts, readLanguage(locale), locale)),
  ...localeValues.flatMap((locale) =>
    checkGlossary(readGlossary(glossary, locale), readLanguage(locale), locale),
  ),
  ...checkPhotographs(photographFolder, photographWords(defaultLocale)),
  ...findSamples(samples, english).problems.map((problem) => `samples.json: ${problem}`),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
