const space = '\u00a0';

interface ShortWords {
  /**
   * Words that lean on the next one: at the end of a line they part what is read as one. Of prepositions none: a
   * heading of which much is bound has nowhere to break but before its last word.
   */
  readonly leading: RegExp;
  /** Words that lean on the one before them. */
  readonly trailing?: RegExp;
  /** How long the unbreakable part of a line may become, in letters: more may not fit on a narrow phone. */
  readonly longest: number;
}

const oneOf = (words: string) => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`, 'iu');

/** Small numbers in words, which lean on what they count as figures do. */
const numbers = {
  en: 'two three four five six seven eight nine ten',
  fr: 'deux trois quatre cinq six sept huit neuf dix',
};

const shortWords: Readonly<Partial<Record<string, ShortWords>>> = {
  en: {
    leading: oneOf(`a an the ${numbers.en}`),
    longest: 14,
  },
  fr: {
    leading: oneOf(
      `a à au aux ce ces d’un d’une de des du et il je la le les on qu’il sa se ses son un une y ${numbers.fr}`,
    ),
    longest: 14,
  },
  ko: {
    leading: /^\p{Script=Hangul}$/u,
    // Nouns that only live on what stands before them, with their particles, and what follows 수.
    trailing:
      /^(?:(?:것|때|뿐|데|수|줄|채|뒤|후|전|중|만큼|동안|안|이내)(?:[은는이가을를의에로도만]|에는|에도|에서|까지|마다|으로|입니다)?|있(?:는|습니다|게|도록)|없(?:는|습니다|게|이))[.,?!]?$/u,
    longest: 9,
  },
};

/** Whether a word is read as one with the word after it. */
export function leansOnNext(word: string, locale: string): boolean {
  const short = shortWords[locale];
  return short !== undefined && short.leading.test(word) && !short.trailing?.test(word);
}

const afterLast = (text: string, separator: RegExp) => text.split(separator).at(-1) ?? '';

/** A text in which no line ends in an article or starts with a word that lives on the one before it. */
export function bindShortWords(text: string, locale: string): string {
  const short = shortWords[locale];
  if (!short) return text;
  return text.split(' ').reduce((line, word) => {
    const leans = leansOnNext(afterLast(line, /\s/u), locale) || short.trailing?.test(word);
    const fits = afterLast(line, / /u).length + 1 + word.length <= short.longest;
    return `${line}${leans && fits ? space : ' '}${word}`;
  });
}
