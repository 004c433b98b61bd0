import { sendCanary } from '../canary/canary.ts';
import { readCanaryConfig } from '../config.ts';
import { parse } from './arguments.ts';
import { UsageError, type Command } from './command.ts';

export const canary: Command = {
  usage: '[<address of a page>]',
  summary:
    'Sends a request as a visitor without script does, from the public contact page (or the page named), and follows it until the mail server has taken it. It goes to the service’s own address and counts nowhere.',
  async run(args, { print, environment, outbox, time }) {
    const [page, ...others] = parse(args, {}).positionals;
    if (others.length > 0 || (page !== undefined && !URL.canParse(page)))
      throw new UsageError('Name the address of one page.');
    const config = readCanaryConfig(environment);
    print(await sendCanary({ config, outbox: await outbox(), time }, page));
  },
};
