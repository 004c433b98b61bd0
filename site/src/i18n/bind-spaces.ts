import { narrowFrenchFigures } from '@sunfield/shared/french-figures';
import { leansOnNext } from './bind-short-words.ts';

const space = '\u00a0';
const narrowSpace = '\u202f';

/** A number and what it counts, "5 people"; a name and its number, "ISO 9001". */
const counted = /(?<=(?:^| |à\u00a0)[+−]?\p{Sc}?[\d.,\u202f]*\d) (\p{L}{1,10})(?!\p{L})/gu;
const numbered = /(?<=(?<!\p{Script=Latin})\p{Lu}\p{Script=Latin}*) (?=\d)/gu;

/** Korean: a number in words with what it counts, "한 장"; a verb with the one that helps it, "써 본", "쓸 수 있다". */
const korean = [
  String.raw`(?<=(?:^| )(?:한|두|세|네|한두|두세|서너|다섯|여섯|일곱|여덟|아홉|열|몇)) (?=\p{Script=Hangul})`,
  String.raw`(?<=\d\p{Script=Hangul}{1,2}) (?=이상|이하|이내|미만|\d+월)|(?<=도입) (?=[전후])`,
  String.raw`(?<=[아어여해와워꿔려라러겨켜써봐내져]) (?=봅|줍|보(?:고(?!서)|[면시세])|주(?:고(?!받)|[는며면시신십세셔])|드[리린릴립]|[본준줄] )`,
  String.raw`(?<=지) (?=[않못])|(?<=야) (?=[합할했]|하[고는며면지])`,
  String.raw`(?<=\p{Script=Hangul}) (?=수 [있없])|(?<= 수) (?=[있없])`,
  String.raw`(?<=(?:^| )(?:가장|멋진|맨)) (?=\p{Script=Hangul})|(?<=현지) (?=시각)|(?<=안드로이드) (?=앱)|(?<=테크) (?=리드)|(?<=\d년) (?=치)|(?<=고) (?=계[시신십셔]|있[는다던었으습을])|(?<=[있없않]는) (?=한 )|(?<=\p{Script=Hangul}) (?=때까지)`,
];

/** Two words for one thing. */
const paired: Readonly<Partial<Record<string, RegExp>>> = {
  en: /(?<=\b(?:back|front)) (?=end\b)/giu,
  // A pronoun with its verb: "où vous en êtes".
  fr: /(?<= (?:en|y)) (?=(?:êtes|est|sont|avez|ont)(?!\p{L}))/gu,
  ko: new RegExp(korean.join('|'), 'gu'),
};

/** French sets a space before these marks and inside its quotation marks. */
const frenchMark =
  / (?=[:»€$])|(?<=«) |(?<=\d h) (?=\d)|(?<=\bde \d+) (?=à \d)|(?<=\bde \d+ à) (?=\d)/gu;
const frenchNarrowMark = / (?=[;!?%])/gu;

/** A text whose spaces hold where the language, or the sense of a number, lets no line break. */
export function bindSpaces(text: string, locale: string): string {
  const marked =
    locale === 'fr'
      ? narrowFrenchFigures(text).replace(frenchMark, space).replace(frenchNarrowMark, narrowSpace)
      : text;
  const pair = paired[locale];
  return (pair ? marked.replace(pair, space) : marked)
    .replace(numbered, space)
    .replace(counted, (all, unit: string) => (leansOnNext(unit, locale) ? all : space + unit));
}
