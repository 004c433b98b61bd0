import { personName } from '@sunfield/shared/person-name';
import type { LeadRecord } from '../leads/lead-desk.ts';
import { parse, parseLimit, parseStates } from './arguments.ts';
import type { Command } from './command.ts';
import { formatTable } from './table.ts';

/** What the table says of a lead that isn't simply delivered. */
function remark({ answered, taken, lastError, signals }: LeadRecord): string {
  return (answered ?? taken)?.by ?? lastError ?? signals.join(' ');
}

export const list: Command = {
  usage: '[--state <state>]… [--limit <n>] [--json]',
  summary: 'The newest leads (20 unless told), or those of a state.',
  async run(args, { leads, print }) {
    const { values } = parse(args, {
      state: { type: 'string', multiple: true },
      limit: { type: 'string', default: '20' },
      json: { type: 'boolean' },
    });
    const desk = await leads();
    const filter = { states: parseStates(values.state) };
    const records = await desk.list(filter, { limit: parseLimit(values.limit) });
    if (values.json) {
      print(JSON.stringify(records, null, 2));
      return;
    }
    const rows = records.map((record) => [
      record.id,
      record.receivedAt.toISOString().slice(0, 16).replace('T', ' '),
      record.state,
      personName(record.request),
      record.request.company,
      record.request.country,
      remark(record),
    ]);
    const head = ['ID', 'RECEIVED (UTC)', 'STATE', 'NAME', 'COMPANY', 'COUNTRY', 'REMARK'];
    print(rows.length > 0 ? formatTable(head, rows) : 'No leads.');
    const counts = Object.entries(await desk.counts());
    print(`\nIn all: ${counts.map(([state, count]) => `${count} ${state}`).join(', ')}.`);
  },
};
