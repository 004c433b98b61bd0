/** ASCII as Japanese and Chinese keyboards may type it: as wide as their own characters. */
const fullWidth = /[\uff01-\uff5e]/gu;

/** What is ASCII by nature, an address or a number, as every other program writes it. */
export const foldWidth = (text: string): string =>
  text.replace(fullWidth, (character) => character.normalize('NFKC'));
