import { jaModel, Parser } from 'budoux';

/** Languages that part no words: between which letters a line may break, a model has to say. */
const parsers: Readonly<Partial<Record<string, Parser>>> = { jp: new Parser(jaModel) };

/** Whether spaces part the words of a language. */
export const partsWords = (locale: string): boolean => parsers[locale] === undefined;

/** Between the members of a list or a name, of which the model makes one word. */
const afterDot = /(?<=・)/u;

/**
 * What isn't left open at the end of a line: a short quotation, which is read as one word; a number
 * without its counter; a question word without the verb that it asks for; "next" without what that is.
 */
const leansOnNext = /(?:[「『][^」』]{0,6}|^(?:何|誰)[がをに]|^どう|^[次隣]の|\d[か〜、]?|一人)$/u;

/** What opens anew, whatever stands before it. */
const opensAnew = /^[（「『]/u;

const joinOpen = (phrases: readonly string[]) =>
  phrases.reduce<string[]>((whole, phrase) => {
    const last = whole.at(-1);
    return last !== undefined && leansOnNext.test(last) && !opensAnew.test(phrase)
      ? [...whole.slice(0, -1), last + phrase]
      : [...whole, phrase];
  }, []);

/** Where a long phrase of two words may break after all: beside the foreign one, or between two of them. */
const afterForeign =
  /(?<=[ァ-ヶー]{4})(?=\p{Script=Han}{2}|または)|(?<=\p{Script=Han}{2})(?=[ァ-ヶー]{7})|(?<=ソフトウェア)(?=テスト)|(?<=デリバリー)(?=マネージャー)/u;

/** As many letters have room in the narrowest columns. */
const mostWhole = 8;

const cutLong = (phrase: string) =>
  phrase.length > mostWhole ? phrase.split(afterForeign) : [phrase];

/** The pieces of a text that stay whole where a line breaks; undefined where spaces part the words. */
export function phrasesOf(text: string, locale: string): string[] | undefined {
  const phrases = parsers[locale]?.parse(text);
  return phrases && joinOpen(phrases.flatMap((phrase) => phrase.split(afterDot)).flatMap(cutLong));
}
