/** What a file of words may hold. */
export type Words = string | Words[] | { [key: string]: Words };

/** The word files of one language, by a name that is the same in every language. */
export type WordFiles = ReadonlyMap<string, Words>;

/** The words of pictures and e-mails, which stand with what shows them. */
export const elsewhere: Readonly<Record<string, string>> = {
  'pictures.json': 'site/pictures/words/{{locale}}.json',
  'visitor.json': 'form-service/src/emails/words/visitor.{{locale}}.json',
};

/** A file as problems name it: from the folder of the pages' words, or from the top. */
export const pathOf = (name: string, locale: string) =>
  (elsewhere[name] ?? `{{locale}}/${name}`).replace('{{locale}}', locale);

/** Every text with the keys that lead to it: `iot.need.paragraphs.0`. */
export function textsOf(words: Words, keys: readonly string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[keys.join('.'), words]];
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, [...keys, key]));
}

/** Every text of a language by its place, `file: key`. */
export const placedTexts = (files: WordFiles): [place: string, text: string][] =>
  [...files].flatMap(([file, words]) =>
    textsOf(words).map(([key, text]): [string, string] => [`${file}: ${key}`, text]),
  );

/** A text as a regular expression has it. */
export const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
