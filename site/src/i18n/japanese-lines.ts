const joiner = '\u2060';

/**
 * A number and what it counts: a browser would part them, and the two letters of 週間 as well.
 * The particle goes with them, for a phrase is no longer known as one once a joiner stands in it.
 */
const counted =
  /\d(?:か月目?|か国|週間|年目?|営業日|日目?|時間半?|[分秒]間?|店舗|言語|ページ|ステップ|[つ名社席枚件回本台段行度案個倍])[をのにがはでとも]?/gu;

/** Words that a browser takes for two, or whose first letters it would leave behind at the end of a line. */
const whole =
  /(?:中小企業|本人たち|架空の|お聞かせください|お問い合わせ|引き継ぎ|食い違い|一つひとつ|一人ひとり|やり取り|試作版|書き留め|手書き|方法|その(?:[後日間分]|たび|ほか)|どうすれば)[をのにがはでとも]?/gu;

/** How a paragraph ends: 「です。」 alone on a line looks like a mistake. */
const ending = /(?<=.{40}).{4}。$/gu;

/** Titles and descriptions, which the page does not break, and drawings, whose lines are their own. */
const untouched = new Set(['meta', 'scenes']);

const joined = (text: string) => text.replaceAll(/(?<=.)(?=.)/gu, joiner);

/**
 * Words of the Japanese dictionary, with joiners where a line must not break: not every browser knows
 * `text-wrap: pretty` and `word-break: auto-phrase`, and those that do part a number from its unit.
 */
export function keepJapaneseLines(words: unknown): unknown {
  if (typeof words === 'string') {
    return words.replace(counted, joined).replace(whole, joined).replace(ending, joined);
  }
  if (Array.isArray(words)) return words.map(keepJapaneseLines);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      untouched.has(key) ? value : keepJapaneseLines(value),
    ]),
  );
}
