import { defaultLocale } from '@sunfield/shared/locales';
import { checkTexts } from './check-texts.ts';
import { compareWords } from './compare-words.ts';
import { pathOf, type WordFiles } from './texts.ts';

/** What is wrong with the words of a language beside the English ones, each as `file: key: what`. */
export function compareLanguages(english: WordFiles, language: WordFiles, locale: string) {
  const missing = [...english.keys()]
    .filter((name) => !language.has(name))
    .map((name) => `${pathOf(name, locale)}: missing; ${pathOf(name, defaultLocale)} is there`);
  const wrong = [...language].flatMap(([name, words]) => {
    const wanted = english.get(name);
    const problems = wanted
      ? [...compareWords(wanted, words), ...checkTexts(words)]
      : ['not in English'];
    return problems.map((problem) => `${pathOf(name, locale)}: ${problem}`);
  });
  return [...missing, ...wrong];
}
