import { filterOf, parse, parseStates } from './arguments.ts';
import type { Command } from './command.ts';
import { csvLine, csvStart } from './csv.ts';
import { allRecords, flatten } from './records.ts';

export const exportLeads: Command = {
  usage: '[--state <state>]… [--json]',
  summary: 'All leads as CSV that a spreadsheet can open safely, or as JSON, one a line.',
  async run(args, { desk, print }) {
    const { values } = parse(args, {
      state: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    });
    const filter = filterOf({ states: parseStates(values.state) });
    let isFirst = true;
    for await (const record of allRecords(desk, filter)) {
      const flat = flatten(record);
      if (values.json) print(JSON.stringify(flat));
      else {
        if (isFirst) print(csvStart + csvLine(Object.keys(flat)));
        print(csvLine(Object.values(flat)));
      }
      isFirst = false;
    }
  },
};
