const segmenter = new Intl.Segmenter();

/** Text of at most so many characters, cut between two of them. */
export function shorten(text: string, most: number): string {
  // A character is at least one code unit: no need to look for their borders.
  if (text.length <= most) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  return `${characters.slice(0, most - 1).join('')}…`;
}

/** What of a message stands in a list. */
const mostLines = 4;
const mostCharacters = 280;

/** The beginning of a message, without its empty lines. */
export function firstLines(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const beginning = lines.slice(0, mostLines).join('\n');
  return shorten(lines.length > mostLines ? `${beginning} …` : beginning, mostCharacters);
}
