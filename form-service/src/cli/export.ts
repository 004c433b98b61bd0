import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeFailure } from '../describe-failure.ts';
import { parse, parseStates } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { csvLine, csvStart } from './csv.ts';
import { allRecords } from '../leads/all-records.ts';
import { flatten, leadsAre } from './records.ts';
import { OperatorError } from '../operator-error.ts';

export const exportLeads: Command = {
  usage: '[<file>] [--state <state>]… [--json]',
  summary: 'All leads as CSV that a spreadsheet can open safely, or as JSON, one a line.',
  async run(args, { leads, print, folder }) {
    const { values, positionals } = parse(args, {
      state: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    });
    const desk = await leads();
    const [file, ...others] = positionals;
    if (others.length > 0) throw new UsageError('Name one file.');
    const records = allRecords(desk, { states: parseStates(values.state) });
    const lines = values.json ? jsonLines(records) : csvLines(records);
    if (file === undefined) for await (const line of lines) print(line);
    else {
      const count = await writeLines(resolve(folder, file), lines);
      print(`${leadsAre(count)} in ${file}.`);
    }
  },
};

type Records = ReturnType<typeof allRecords>;

async function* jsonLines(records: Records): AsyncGenerator<string> {
  for await (const record of records) yield JSON.stringify(flatten(record));
}

async function* csvLines(records: Records): AsyncGenerator<string> {
  let isFirst = true;
  for await (const record of records) {
    const flat = flatten(record);
    const line = csvLine(Object.values(flat));
    yield isFirst ? `${csvStart}${csvLine(Object.keys(flat))}\n${line}` : line;
    isFirst = false;
  }
}

/**
 * Writes a file that nobody else on the machine can read. Returns how many leads are in it.
 *
 * @throws {OperatorError} when it can't be written
 */
async function writeLines(path: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  }
  await pipeline(counted, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
    throw new OperatorError(`${path} can't be written: ${describeFailure(error)}`);
  });
  return count;
}
