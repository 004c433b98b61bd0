import type { Comparison } from '../leads/backup/compare.ts';
import type { LeadSummary } from '../leads/backup/backup-store.ts';
import { formatTable } from './table.ts';

/** Leads that are listed one by one; of more, the number tells enough. */
const longestList = 50;

const minutes = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** What is said of some leads, and which they are. */
function section(
  head: string,
  leads: readonly LeadSummary[],
  remark: (lead: LeadSummary) => string,
): string[] {
  if (leads.length === 0) return [];
  const rows = leads
    .slice(0, longestList)
    .map((lead) => [lead.id, minutes(lead.receivedAt), lead.name, lead.company, remark(lead)]);
  const more = leads.length - rows.length;
  const table = formatTable(['ID', 'RECEIVED (UTC)', 'NAME', 'COMPANY', 'REMARK'], rows, 60);
  return [head, table, ...(more > 0 ? [`… and ${more} more`] : []), ''];
}

/** What a restore will do, told before it is done. */
export function describeRestore(comparison: Comparison): string {
  const { counts, pending, repeated, failed, held, lost, newest } = comparison;
  const states = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  const newestLead = newest ? `; the newest came on ${minutes(newest)} (UTC)` : '';
  const mailed = `${leadsOf(pending.length)} will be mailed as soon as the service runs.`;
  const repeats =
    repeated.size > 0
      ? ` ${repeated.size} of them ${repeated.size === 1 ? 'was' : 'were'} delivered since: whoever has the mail gets it again, with the same Message-ID.`
      : '';
  const asked = [...failed, ...held];
  const verb = lost.length === 1 ? 'is' : 'are';
  return [
    `In the backup: ${states.join(', ')}${newestLead}.`,
    '',
    ...(pending.length === 0 ? [mailed, ''] : []),
    ...section(mailed + repeats, pending, ({ id }) => (repeated.has(id) ? 'delivered since' : '')),
    ...section(
      `${leadsOf(asked.length)} will wait for a person: ${failed.length} failed, ${held.length} held.`,
      asked,
      ({ state }) => state,
    ),
    ...section(
      `${leadsOf(lost.length)} of the present store ${verb} not in the backup, and will be gone from the store.`,
      lost,
      ({ state }) => state,
    ),
  ].join('\n');
}
