import stringWidth from 'string-width';
import { shorten } from '../emails/shorten.ts';

/** Text in columns, each as wide as its widest cell; of a cell at most so many characters are shown. */
export function formatTable(head: string[], rows: string[][], longest = 40): string {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => shorten(cell.replaceAll('\n', ' '), longest)),
  );
  const widths = head.map((_, i) => Math.max(...cells.map((row) => stringWidth(row[i] ?? ''))));
  const pad = (cell: string, i: number) => cell + ' '.repeat((widths[i] ?? 0) - stringWidth(cell));
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
