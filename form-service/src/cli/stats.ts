import { formatDuration } from '../emails/times.ts';
import { readAnswering, statsOf, type Durations, type Stats } from '../leads/stats.ts';
import { parse } from './arguments.ts';
import type { Command } from './command.ts';
import { formatTable } from './table.ts';

const durations = ({ median, most }: Durations) => [median, most].map(formatDuration);

const row = (name: string, { leads, answered, due, inTime, toTaken, toAnswered }: Stats) => [
  name,
  String(leads),
  String(answered),
  due > 0 ? `${Math.round((100 * inTime) / due)} %` : '',
  ...durations(toTaken),
  ...durations(toAnswered),
];

export const stats: Command = {
  usage: '[--json]',
  summary:
    'How long leads waited until somebody took and answered them (the median, and what nine in ten were within), and how many were answered in the promised time: in all, by month and by language.',
  async run(args, { leads, print, time }) {
    const { values } = parse(args, { json: { type: 'boolean' } });
    const all = await readAnswering(await leads(), new Date(time.clock.now()));
    const groups: [name: string, Stats][] = [
      ['all', statsOf(all)],
      ...[
        ...Map.groupBy(all, ({ month }) => month),
        ...Map.groupBy(all, ({ locale }) => locale),
      ].map(([name, some]): [string, Stats] => [name, statsOf(some)]),
    ];
    if (values.json) print(JSON.stringify(Object.fromEntries(groups), null, 2));
    else
      print(
        formatTable(
          ['', 'LEADS', 'ANSWERED', 'IN TIME', 'TAKEN IN', '9 OF 10', 'ANSWERED IN', '9 OF 10'],
          groups.map(([name, some]) => row(name, some)),
        ),
      );
  },
};
