/**
 * What makes a spreadsheet take a cell for a formula: at a text's start, and behind what begins a cell where
 * the separator is `;`, as in France and Germany, and quotes inside of a line mean nothing.
 */
const formula = /(^|[;\n\r])(?= *[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/gu;

/** A cell as RFC 4180 writes it; a text that a spreadsheet would run is shown with a ' in front. */
function csvCell(text: string): string {
  const safe = text.replace(formula, "$1'");
  return /[",\r\n']/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, without its line end. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',');
}

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\uFEFF';
