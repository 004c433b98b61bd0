/** What is read of a Lighthouse report. */
export interface Report {
  /** How fast the machine was meanwhile; an idle desktop computer has some 1,500 to 2,500. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** What each category has to reach, of 100. */
export const goals = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

export type Category = keyof typeof goals;

export const categories = Object.keys(goals) as Category[];

/** The score of a category, of 100; 0 where Lighthouse could not tell. */
export const scoreOf = ({ categories: all }: Report, category: Category): number =>
  Math.round((all[category]?.score ?? 0) * 100);

/** The audits that keep a category from its 100, with their values. */
export const shortfalls = ({ categories: all, audits }: Report, category: Category): string[] =>
  (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trimEnd());
