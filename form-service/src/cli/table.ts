const segmenter = new Intl.Segmenter();

/** Scripts whose characters are two columns wide in a terminal. */
const wide =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/u;

function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const widthOf = (character: string) => (wide.test(character) ? 2 : 1);

/** The columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  return charactersOf(text).reduce((width, character) => width + widthOf(character), 0);
}

function cut(text: string, longest: number): string {
  if (textWidth(text) <= longest) return text;
  let width = 1;
  const kept = charactersOf(text).filter((character) => {
    width += widthOf(character);
    return width <= longest;
  });
  return `${kept.join('')}…`;
}

/** Text in columns, each as wide as its widest cell but no wider than `longest`. */
export function formatTable(head: string[], rows: string[][], longest = 40): string {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => cut(cell.replaceAll('\n', ' '), longest)),
  );
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => textWidth(row[column] ?? ''))),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - textWidth(cell)))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}
