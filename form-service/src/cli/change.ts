import type { LeadDesk, LeadFilter } from '../leads/lead-desk.ts';
import { nameOf } from '../leads/follow-up.ts';
import { statesMailed, type Hand, type LeadState } from '../leads/lead.ts';
import { actionFacts, type DeskAction } from '../links/actions.ts';
import { parse, parseIds } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { leadsAre } from './records.ts';

interface Change {
  readonly summary: string;
  /** The leads that `--all` means, where there is one. */
  readonly all?: readonly LeadState[];
  /** Those that can be named by id. */
  readonly named?: readonly LeadState[];
  /** Whether it is told who did it. */
  readonly asksName?: boolean | undefined;
  readonly run: (desk: LeadDesk, filter: LeadFilter, hand: Hand) => Promise<number>;
  /** What is told of them: `3 leads are …`. */
  readonly outcome: string;
}

function changeLeads(change: Change): Command {
  const { summary, all, named = all ?? [], asksName, run, outcome } = change;
  return {
    usage: `${all ? '<id>… | --all' : '<id>…'}${asksName ? ' --by <name>' : ''}`,
    summary,
    async run(args, { leads, print, time }) {
      const { values, positionals } = parse(args, {
        all: { type: 'boolean' },
        by: { type: 'string', default: '' },
      });
      const name = nameOf(values.by);
      if (Boolean(asksName) !== (name !== undefined)) {
        throw new UsageError(
          asksName ? 'Say who: --by <name>.' : 'Nobody is told who did this: leave out --by.',
        );
      }
      const desk = await leads();
      const ids = await parseIds(positionals, desk);
      if (Boolean(values.all && all) === ids.length > 0) {
        throw new UsageError(`Name leads by their ids${all ? ', or all with --all' : ''}.`);
      }
      const filter = values.all ? { states: all } : { states: named, ids };
      const hand = { by: name ?? '', at: new Date(time.clock.now()) };
      const changed = await run(desk, filter, hand);
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
    'Mails leads that were mailed once more, as the same mail: with the Message-ID that they had before.',
  named: statesMailed,
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

const following = (action: DeskAction, summary: string, outcome: string) => {
  const { from, asksName, run } = actionFacts[action];
  return changeLeads({ summary, named: from, asksName, run, outcome });
};

export const take = following('take', 'Records who answers leads.', 'taken');
export const answer = following('answer', 'Records who has answered leads.', 'answered');
export const giveBack = following(
  'give-back',
  'Takes back that leads were taken: they wait for somebody again.',
  'waiting to be taken',
);
export const reopen = following(
  'reopen',
  'Takes back that leads were answered.',
  'waiting for their answer',
);
