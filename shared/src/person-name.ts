/** Where the family name comes first. */
const familyNameFirst: readonly string[] = ['ko', 'jp'];

/** The two names in the order of a language. */
export const namesIn = (locale: string): readonly ('firstName' | 'lastName')[] =>
  familyNameFirst.includes(locale) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

const hangul = /^\p{Script=Hangul}+$/u;
const eastAsian =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc々・ ]+$/u;

interface Names {
  readonly firstName: string;
  readonly lastName: string;
  /** Of the language that it was written in. */
  readonly locale: string;
}

/**
 * A person’s name as who wrote it in a language says it: 김민수, 山田 太郎, Anna Müller. Names in the Latin alphabet
 * have one order everywhere.
 */
export function personName({ firstName, lastName, locale }: Names): string {
  const names = [lastName, firstName];
  if (!familyNameFirst.includes(locale) || !names.every((name) => eastAsian.test(name)))
    return `${firstName} ${lastName}`.trim();
  return names.join(names.every((name) => hangul.test(name)) ? '' : ' ');
}
