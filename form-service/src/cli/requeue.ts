import type { LeadState } from '../leads/lead.ts';
import { filterOf, parse, parseIds } from './arguments.ts';
import { UsageError, type Command } from './command.ts';

function requeue(states: LeadState[], summary: string): Command {
  return {
    usage: '<id>… | --all',
    summary,
    async run(args, { desk, print }) {
      const { values, positionals } = parse(args, { all: { type: 'boolean' } });
      const ids = parseIds(positionals);
      if (Boolean(values.all) === ids.length > 0) {
        throw new UsageError('Name leads by their ids, or all with --all.');
      }
      const changed = await desk.requeue(filterOf({ states, ids: values.all ? undefined : ids }));
      print(`${changed} ${changed === 1 ? 'lead is' : 'leads are'} in line for delivery.`);
      if (!values.all && changed < ids.length) {
        throw new UsageError(`The others are not ${states.join(' or ')}.`);
      }
    },
  };
}

export const retry = requeue(
  ['failed', 'waiting'],
  'Tries failed or waiting leads again now, for another 5 days.',
);

export const release = requeue(['quarantined'], 'Mails leads that were held back as spam.');
