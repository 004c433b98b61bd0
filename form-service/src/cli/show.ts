import { parse, parseIds } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { flatten } from './records.ts';

export const show: Command = {
  usage: '<id> [--json]',
  summary: 'Everything about one lead.',
  async run(args, { leads, print }) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } });
    const desk = await leads();
    const [id, ...others] = await parseIds(positionals, desk);
    if (id === undefined || others.length > 0) throw new UsageError('Name one lead.');
    const record = await desk.find(id);
    if (!record) throw new UsageError(`There is no lead ${id}.`);
    if (values.json) {
      print(JSON.stringify(record, null, 2));
      return;
    }
    const { message = '', ...fields } = flatten(record);
    const width = Math.max(...Object.keys(fields).map((name) => name.length));
    for (const [name, value] of Object.entries(fields)) {
      if (value !== '') print(`${name.padEnd(width)}  ${value}`);
    }
    print(`\n${message}`);
  },
};
