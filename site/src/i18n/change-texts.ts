/** Titles and descriptions, which the page does not break, and drawings, whose lines are their own. */
const untouched = new Set(['meta', 'scenes']);

/** Every text of a dictionary that stands on a page, changed; `path` holds the keys that lead to it. */
export function changeTexts<Words>(
  words: Words,
  change: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): Words {
  if (typeof words === 'string') return change(words, path) as Words;
  if (Array.isArray(words))
    return words.map((word: unknown) => changeTexts(word, change, path)) as Words;
  if (typeof words !== 'object' || words === null) return words;
  const changed = Object.entries(words).map(([key, value]) => [
    key,
    untouched.has(key) ? (value as unknown) : changeTexts(value as unknown, change, [...path, key]),
  ]);
  return Object.fromEntries(changed) as Words;
}
