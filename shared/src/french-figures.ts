/** In French a figure has narrow spaces: between its thousands, and before "%". Nobody types them. */
export const narrowFrenchFigures = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\d{3}(?!\d)|%)/gu, '\u202f');
