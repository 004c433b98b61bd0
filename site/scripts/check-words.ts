import { checkCompany, companyFiles } from '@sunfield/shared/company-facts';
import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import { photographsIn } from './picture-places.ts';
import { checkFacts } from './words/check-facts.ts';
import { checkGlossary } from './words/check-glossary.ts';
import { checkNames } from './words/check-names.ts';
import { checkPhotographs } from './words/check-photographs.ts';
import { compareLanguages } from './words/compare-languages.ts';
import { findSamples, type SampleList } from './words/samples.ts';
import {
  countUnnoted,
  noteTranslations,
  readTranslated,
  staleTexts,
  writeTranslated,
} from './words/translations.ts';
import {
  readFacts,
  readGlossary,
  readJson,
  readLanguage,
  root,
  wordsFolder,
} from './words/word-files.ts';

// Part of `npm run check`: every language says what English says, in the same shape and in characters
// that can be seen; what stands on several pages is the same on each; none is against its glossary (docs/glossary);
// a photograph that is described is there; the company’s own facts can be; and the list of samples names texts that
// exist. It warns of texts
// whose English has changed since they were translated; with --fix, part of `npm run format`, it notes the
// English from which the others are made.

const english = readLanguage(defaultLocale);
// Not by the module that pictures have them from, which a language without its file would end.
const described = english.get('pictures.json') as { photographs: Record<string, string> };
const samples = readJson(`${wordsFolder}samples.json`) as SampleList;

const problems = [
  ...localeValues.flatMap((locale) => compareLanguages(english, readLanguage(locale), locale)),
  ...localeValues.flatMap((locale) => checkFacts(readFacts(locale), readLanguage(locale), locale)),
  ...localeValues.flatMap((locale) =>
    checkGlossary(readGlossary(locale), readLanguage(locale), locale),
  ),
  ...checkPhotographs(
    photographsIn().map(([name]) => name),
    described.photographs,
  ),
  ...Object.keys(companyFiles).flatMap((file) =>
    checkCompany(file, readJson(root + file)).map((problem) => `${file}: ${problem}`),
  ),
  ...checkNames((file) => readJson(root + file), english),
  ...findSamples(samples, english).problems.map((problem) => `samples.json: ${problem}`),
];

// What is wrong in every language is said once.
for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

for (const locale of localeValues.filter((value) => value !== defaultLocale)) {
  const language = readLanguage(locale);
  const noted = readTranslated(locale);
  for (const place of staleTexts(noted, english, language))
    console.warn(`warning: ${locale}: ${place}: the English text has changed since`);
  const now = noteTranslations(noted, english, language);
  const unnoted = countUnnoted(noted, now);
  if (unnoted === 0) continue;
  if (process.argv.includes('--fix')) writeTranslated(locale, now);
  else console.warn(`warning: ${locale}: ${unnoted} texts are not noted: npm run format`);
}
