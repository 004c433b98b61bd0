/** What makes a spreadsheet take a cell for a formula. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A cell as RFC 4180 writes it; a text that a spreadsheet would run is shown with a leading '. */
function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, without its line end. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',');
}

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\uFEFF';
