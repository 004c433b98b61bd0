import { median } from '../support/statistics.ts';
import { steps, type Measured, type visitTwice } from './journey.ts';

export const contenders = ['site', 'astro'] as const;

export type Visits = Record<(typeof contenders)[number], Awaited<ReturnType<typeof visitTwice>>[]>;

type Visit = 'first' | 'second';

/** What a contender needed for a step: the median of its rounds. */
export const typical = (
  visits: Visits,
  name: (typeof contenders)[number],
  visit: Visit,
  step: number,
  what: keyof Measured,
): number => median(visits[name].map((round) => round[visit][step]?.[what] ?? NaN));

const columns: Readonly<Record<keyof Measured, [title: string, show: (value: number) => string]>> =
  {
    bytes: ['kB', (value) => (value / 1000).toFixed(1)],
    requests: ['requests', (value) => value.toFixed(0)],
    blocked: ['blocked, ms', (value) => value.toFixed(0)],
    paint: ['first paint, ms', (value) => value.toFixed(0)],
  };

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Two tables in Markdown: in each cell the site and Astro's copy. */
export function tabulate(visits: Visits): string {
  const kinds = Object.entries(columns) as [keyof Measured, (typeof columns)[keyof Measured]][];
  return (['first', 'second'] as const)
    .flatMap((visit) => [
      '',
      row([`${visit} visit`, ...kinds.map(([, [title]]) => title)]),
      row(['---', ...kinds.map(() => '---')]),
      ...steps.map((step, index) =>
        row([
          step,
          ...kinds.map(([what, [, show]]) =>
            contenders.map((name) => show(typical(visits, name, visit, index, what))).join(' / '),
          ),
        ]),
      ),
    ])
    .join('\n');
}
