import { changeTexts } from './change-texts.ts';

/** Words that lean on the next one: at the end of a line they part what is read as one. */
const shortWords = {
  en: 'a an and as at by for from if in is it of on or the to we with',
  fr: 'à au aux ce ces d’un d’une de des du en et il je la le les on ou où par pas pour que qui sa se ses son sur un une y',
} as const;

/** How long the unbreakable part of a line may become, in letters: more may not fit on a narrow phone. */
const longest = 14;

/** What is set large, or in a narrow column; paragraphs are left to `text-wrap: pretty`. */
const displayed = /^(?:heading|title|statement|quotation|caption|testimonials?)$/u;

const afterLast = (text: string, separator: RegExp) => text.split(separator).at(-1) ?? '';

function bind(text: string, short: ReadonlySet<string>): string {
  return text.split(' ').reduce((line, word) => {
    const leans = short.has(afterLast(line, /\s/u).toLowerCase());
    const fits = afterLast(line, / /u).length + 1 + word.length <= longest;
    return `${line}${leans && fits ? '\u00a0' : ' '}${word}`;
  });
}

/** A dictionary in which no displayed line ends in an article or another short word. */
export function keepShortWords<Words>(words: Words, language: keyof typeof shortWords): Words {
  const short = new Set(shortWords[language].split(' '));
  return changeTexts(words, (text, path) =>
    path.some((key) => displayed.test(key)) ? bind(text, short) : text,
  );
}
