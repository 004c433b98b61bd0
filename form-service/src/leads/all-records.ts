import type { LeadDesk, LeadFilter, LeadRecord } from './lead-desk.ts';

const pageSize = 500;

/** All leads that fit, the newest first, a page at a time: any number fits into the memory. */
export async function* allRecords(desk: LeadDesk, filter: LeadFilter): AsyncGenerator<LeadRecord> {
  let before: string | undefined;
  for (;;) {
    const page = await desk.list(filter, { limit: pageSize, ...(before && { before }) });
    yield* page;
    // SQLite reads at once: who waits has a turn between two pages.
    await new Promise((resolve) => setImmediate(resolve));
    before = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}
