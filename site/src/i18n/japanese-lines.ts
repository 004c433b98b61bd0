import { changeTexts } from './change-texts.ts';

const joiner = '\u2060';

/**
 * A number and what it counts: a browser would part them, and the two letters of 週間 as well.
 * The particle goes with them, for a phrase is no longer known as one once a joiner stands in it.
 */
const counted =
  /\d(?:か(?:月目?|所目?|国)|週間|年目?|営業日|日目?|時間半?|[分秒]間?|店舗|言語|ページ|ステップ|[つ名社席枚件回本台段行度案個倍])[をのにがはでとも]?/gu;

/** Words that a browser takes for two, or whose first letters it would leave behind at the end of a line. */
const words = [
  // Polite requests
  'お選びになった',
  'お聞かせ(?:ください|いただ(?:く|ければ))',
  'お知りになりたい',
  'お?問い合わせる?',
  'お読みになる',

  // Verbs
  'うまくい(?:く|った|って|きません)',
  '追いつかない',
  '切り替え(?:る|て|ない)?',
  '立ち上がり(?:ます)?',
  '立て直しました',
  'つまずいた',
  '手を付け(?:た|ず|ない)',
  '取り除き',
  '並び替わり(?:ます)?',
  '引き継(?:いで|ぎ|ぐか?|げる)',
  '必要になり',

  // Names of things and people
  '(?:受け入れた|確かめるべき|直した|見つけた)もの',
  '書き留め',
  '架空の',
  '食い違い',
  '試作版',
  'ソフトウェアテスト',
  '中小企業',
  '手書き',
  'バックグラウンド処理',
  '一つひとつ',
  '一人ひとり',
  '方法',
  '本人たち',
  'やり取り',

  // Between them
  'かどうか',
  'からこそ',
  'その(?:[後日間分]|たび|ほか)',
  'という(?:ように)?',
  'として',
  'どうすれば',
  'による',
];
const whole = new RegExp(`(?:${words.join('|')})[をのにがはでとも]?`, 'gu');

/** How a paragraph ends: 「です。」 alone on a line looks like a mistake. */
const ending = /(?<=.{40}).{4}。$/gu;

const joined = (text: string) => text.replaceAll(/(?<=.)(?=.)/gu, joiner);

/**
 * Words of the Japanese dictionary, with joiners where a line must not break: not every browser knows
 * `text-wrap: pretty` and `word-break: auto-phrase`, and those that do part a number from its unit.
 */
export const keepJapaneseLines = <Words>(words: Words): Words =>
  changeTexts(words, (text) =>
    text.replace(counted, joined).replace(whole, joined).replace(ending, joined),
  );
