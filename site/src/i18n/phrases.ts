import { jaModel, Parser } from 'budoux';

/** Languages that part no words: between which letters a line may break, a model has to say. */
const parsers: Readonly<Partial<Record<string, Parser>>> = { jp: new Parser(jaModel) };

/** Whether spaces part the words of a language. */
export const partsWords = (locale: string): boolean => parsers[locale] === undefined;

/** Between the members of a list or a name, of which the model makes one word; but not between two Latin words. */
const afterDot = /(?<=[^A-Za-z]・)|(?<=・)(?=[^A-Za-z])/u;

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
  /(?<=[ァ-ヶー]{4})(?=\p{Script=Han}{2}|または)|(?<=\p{Script=Han}{2})(?=[ァ-ヶー]{7})|(?<=ソフトウェア)(?=テスト)/u;

/** The second of two foreign words that are written as one, and would leave half a line empty. */
const secondForeign = 'マネージャー|エンジニア|プラットフォーム|ポリシー';

/** Between the two. */
const betweenForeign = new RegExp(`(?<=[ァ-ヶー]{4})(?=${secondForeign})`, 'u');

/** A foreign word for which the narrowest columns have room: in its letters a reader sees no word begin or end. */
export const foreignWord = new RegExp(
  `((?<![ァ-ヶー])[ァ-ヶー]{2,9}?(?=${secondForeign}|[^ァ-ヶー]|$)|${secondForeign})`,
  'u',
);

/** As many letters have room in the narrowest columns. */
const mostWhole = 8;

const cutLong = (phrase: string) =>
  phrase.length > mostWhole
    ? phrase.split(afterForeign).flatMap((part) => part.split(betweenForeign))
    : [phrase];

const japanese = [
  // A number with all that counts.
  String.raw`\d+か月(?:ずつ|間)?|\d+[〜、]\d+(?:週間|名|人日)|\d{4}年\d{1,2}月(?:まで|から)?|[\p{Script=Han}ァ-ヶー]{1,3}\d[件つ]|[A-Z]+-\d+`,
  // What follows a noun, brackets or what was said, with the end of these.
  String.raw`[\p{Script=Han}ァ-ヶー]{1,3}に(?:より|ついて|対し)|[^\s、。]{1,2}(?:こと|とき|ため)|[^「『（\s]{1,3}[」』）](?:にも|から|まで|[とをにがはもでの])|[^\s、。]{1,3}、と(?=\p{Script=Han}|$)`,
  // Words that the model, or a browser without one, parts.
  'その日(?!本)|という(?:こと)?|かどうか|ご検討中の方|ご利用企業|デザイナーの方々|一人ひとり|お聞かせ|お問い合わせ|全ホテル|全体図|洗い出|二度手間|バックグラウンド|バックログ|ブリッジSE|タイム＆マテリアル',
];

/** What no Japanese line parts, whatever the model says. */
export const japaneseWhole = new RegExp(`(${japanese.join('|')})`, 'u');

const joinWhole = (pieces: readonly string[]) => {
  const inside = new Set<number>();
  for (const { 0: whole, index } of pieces.join('').matchAll(new RegExp(japaneseWhole, 'gu')))
    for (let at = index + 1; at < index + whole.length; at += 1) inside.add(at);
  let end = 0;
  return pieces.reduce<string[]>((joined, piece) => {
    const isWithin = inside.has(end);
    end += piece.length;
    return isWithin ? [...joined.slice(0, -1), (joined.at(-1) ?? '') + piece] : [...joined, piece];
  }, []);
};

/** The pieces of a text that stay whole where a line breaks; undefined where spaces part the words. */
export function phrasesOf(text: string, locale: string): string[] | undefined {
  const phrases = parsers[locale]?.parse(text);
  return (
    phrases &&
    joinWhole(joinOpen(phrases.flatMap((phrase) => phrase.split(afterDot)).flatMap(cutLong)))
  );
}
