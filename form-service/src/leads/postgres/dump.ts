import { summaryOf, type Contents, type LeadSummary } from '../backup/backup-store.ts';
import { run } from './programs.ts';

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' };

/** A column as COPY writes it (https://www.postgresql.org/docs/current/sql-copy.html, "Text Format"). */
const unescape = (column: string) =>
  column.replace(/\\(.)/gu, (_, character: string) => escapes[character] ?? character);

/** The rows of a table in a dump, each by the names of its columns. */
async function* rowsOf(path: string, table: string): AsyncGenerator<Record<string, string>> {
  const args = ['--data-only', `--table=${table}`, '--file=-', path];
  let columns: string[] | undefined;
  for await (const line of run('pg_restore', args)) {
    const [, names] = /^COPY \S+ \((.+)\) FROM stdin;$/u.exec(line) ?? [];
    if (names) columns = names.split(', ');
    else if (line === '\\.') columns = undefined;
    else if (columns) {
      const values = line.split('\t').map(unescape);
      yield Object.fromEntries(columns.map((name, i) => [name, values[i] ?? '']));
    }
  }
}

/** How many leads are in a dump. */
export async function countLeads(path: string): Promise<number> {
  const rows = rowsOf(path, 'leads');
  let count = 0;
  while (!(await rows.next()).done) count += 1;
  return count;
}

/** What is in a dump, read out of it without a database. */
export async function readDump(path: string): Promise<Contents> {
  const leads: LeadSummary[] = [];
  for await (const row of rowsOf(path, 'leads')) leads.push(summaryOf(row));
  let schema = 0;
  for await (const { version } of rowsOf(path, 'lead_schema')) schema = Number(version);
  return { schema, leads };
}
