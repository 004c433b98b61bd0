import { parse, parseDay, parseIds, parseStates } from './arguments.ts';
import { eraseInTurns } from '../leads/erase-in-turns.ts';
import { statesOver } from '../leads/lead.ts';
import { UsageError, type Command } from './command.ts';

export const purge: Command = {
  usage: '[<id>…] [--state <state>]… [--before <day>] [--yes]',
  summary:
    'Erases leads for good. Asks first, unless told --yes. With --before alone, those that are over: mailed, or spam.',
  async run(args, { leads, print, confirm, time }) {
    const { values, positionals } = parse(args, {
      state: { type: 'string', multiple: true },
      before: { type: 'string' },
      yes: { type: 'boolean' },
    });
    const desk = await leads();
    const ids = await parseIds(positionals, desk);
    const isByDayAlone = values.state === undefined && ids.length === 0;
    if (isByDayAlone && values.before === undefined) {
      throw new UsageError('Say which leads: by id, by --state or by --before.');
    }
    const states = isByDayAlone ? statesOver : parseStates(values.state);
    // What comes while the others are erased stays: nobody was asked about it.
    const now = new Date(time.clock.now() + 1);
    const day = values.before === undefined ? now : parseDay(values.before);
    const filter = {
      states,
      ids: ids.length > 0 ? ids : undefined,
      receivedBefore: day < now || ids.length === 0 ? new Date(Math.min(+day, +now)) : undefined,
    };
    const question = `Erase ${describe(states, ids, values.before)} for good?`;
    if (!values.yes && !(await confirm(question))) {
      print('Nothing was erased.');
      return;
    }
    const erased = await eraseInTurns(time, (limit) => desk.erase(filter, limit));
    print(`${erased} ${erased === 1 ? 'lead was' : 'leads were'} erased.`);
    if (isByDayAlone) print('Others are kept: name them by their --state to erase them as well.');
  },
};

function describe(states: readonly string[] | undefined, ids: string[], before?: string): string {
  const which = states ? `${states.join(' and ')} leads` : 'leads';
  const named = ids.length > 0 ? ` ${ids.join(', ')}` : '';
  return `${which}${named}${before === undefined ? '' : ` received before ${before}`}`;
}
