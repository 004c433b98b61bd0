/** What is read of a Lighthouse report. */
interface Report {
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

/** What each page has to reach, of 100. Performance tells how fast the machine is, and is no test. */
const goal = 100;
export const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** The categories of a page that fall short, each with the audits that keep it from its goal. */
export const shortfalls = ({ categories: all, audits }: Report): string[] =>
  categories.flatMap((category) => {
    const { score, auditRefs = [] } = all[category] ?? {};
    // Without a score Lighthouse could not tell.
    if (Math.round((score ?? 0) * 100) >= goal) return [];
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99,
    );
    return [
      category,
      ...failed.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trimEnd()),
    ];
  });
