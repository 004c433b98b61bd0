import type { LeadDesk, LeadFilter } from '../leads/lead-desk.ts';
import type { LeadState } from '../leads/lead.ts';
import { actionFacts } from '../links/actions.ts';
import { parse, parseIds } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { leadsAre } from './records.ts';

interface Change {
  readonly summary: string;
  /** The leads that `--all` means, where there is one. */
  readonly all?: readonly LeadState[];
  /** Those that can be named by id. */
  readonly named?: readonly LeadState[];
  readonly run: (desk: LeadDesk, filter: LeadFilter) => Promise<number>;
  /** What is told of them: `3 leads are …`. */
  readonly outcome: string;
}

function changeLeads({ summary, all, named = all ?? [], run, outcome }: Change): Command {
  return {
    usage: all ? '<id>… | --all' : '<id>…',
    summary,
    async run(args, { leads, print }) {
      const { values, positionals } = parse(args, { all: { type: 'boolean' } });
      const desk = await leads();
      const ids = await parseIds(positionals, desk);
      if (Boolean(values.all && all) === ids.length > 0) {
        throw new UsageError(`Name leads by their ids${all ? ', or all with --all' : ''}.`);
      }
      const filter = values.all ? { states: all } : { states: named, ids };
      const changed = await run(desk, filter);
      print(`${leadsAre(changed)} ${outcome}.`);
      if (!values.all && changed < ids.length) {
        throw new UsageError(
          `The others are not ${named.join(' or ')}, or are on their way at this moment.`,
        );
      }
    },
  };
}

const requeue: Pick<Change, 'run' | 'outcome'> = {
  run: (desk, filter) => desk.requeue(filter),
  outcome: 'in line for delivery',
};

export const retry = changeLeads({
  ...requeue,
  summary: 'Tries failed or waiting leads again now, for another 5 days.',
  all: actionFacts.retry.from,
});

export const resend = changeLeads({
  ...requeue,
  summary:
    'Mails delivered leads once more, as the same mail: with the Message-ID that they had before.',
  named: ['delivered'],
});

export const release = changeLeads({
  ...requeue,
  summary: 'Mails leads that were held back as spam; by id, also those that were marked as spam.',
  all: ['quarantined'],
  named: actionFacts.release.from,
});

export const spam = changeLeads({
  summary: 'Marks held leads as spam: the daily mail lists them no longer.',
  all: ['quarantined'],
  run: (desk, filter) => desk.markSpam(filter),
  outcome: 'marked as spam',
});
