import type * as en from './en/index.ts';

/** What every language has to say: English is the type of the others. */
export type Dictionary = typeof en;

/** Every dotted path into a dictionary, to a text, a list or a whole branch. */
type KeyOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends readonly unknown[] | string
    ? Key
    : Key | `${Key}.${KeyOf<Words[Key]>}`;
}[keyof Words & string];

export type WordKey = KeyOf<Dictionary>;

type At<Words, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Words
    ? At<Words[Key], Rest>
    : never
  : Path extends keyof Words
    ? Words[Path]
    : never;

/** What a key gives: a text, a list, or a branch of the dictionary. */
export type WordsAt<Key extends WordKey> = At<Dictionary, Key>;
