import { filterOf, parse, parseDay, parseIds, parseStates } from './arguments.ts';
import type { LeadState } from '../leads/lead.ts';
import { UsageError, type Command } from './command.ts';

/** Nobody waits for these any more. */
const over: LeadState[] = ['delivered', 'spam'];

export const purge: Command = {
  usage: '[<id>…] [--state <state>]… [--before <day>] [--yes]',
  summary:
    'Erases leads for good. Asks first, unless told --yes. With --before alone, those that are over: delivered, or spam.',
  async run(args, { desk, print, confirm }) {
    const { values, positionals } = parse(args, {
      state: { type: 'string', multiple: true },
      before: { type: 'string' },
      yes: { type: 'boolean' },
    });
    const ids = await parseIds(positionals, desk);
    const isByDayAlone = values.state === undefined && ids.length === 0;
    const filter = filterOf({
      states: isByDayAlone && values.before !== undefined ? over : parseStates(values.state),
      ids: ids.length > 0 ? ids : undefined,
      receivedBefore: values.before === undefined ? undefined : parseDay(values.before),
    });
    if (Object.keys(filter).length === 0) {
      throw new UsageError('Say which leads: by id, by --state or by --before.');
    }
    const question = `Erase ${describe(filter.states, ids, values.before)} for good?`;
    if (!values.yes && !(await confirm(question))) {
      print('Nothing was erased.');
      return;
    }
    const erased = await desk.erase(filter);
    print(`${erased} ${erased === 1 ? 'lead was' : 'leads were'} erased.`);
    if (isByDayAlone) print('Others are kept: name them by their --state to erase them as well.');
  },
};

function describe(states: readonly string[] | undefined, ids: string[], before?: string): string {
  const which = states ? `${states.join(' and ')} leads` : 'leads';
  const named = ids.length > 0 ? ` ${ids.join(', ')}` : '';
  return `${which}${named}${before === undefined ? '' : ` received before ${before}`}`;
}
