import type { Comparison } from '../leads/backup/compare.ts';
import type { LeadSummary } from '../leads/backup/backup-store.ts';
import { formatTable } from './table.ts';

/** Leads that are listed one by one; of more, the number tells enough. */
const longestList = 50;

const minutes = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

function listOf(leads: readonly LeadSummary[], remark: (lead: LeadSummary) => string): string[] {
  if (leads.length === 0) return [];
  const rows = leads
    .slice(0, longestList)
    .map((lead) => [lead.id, minutes(lead.receivedAt), lead.name, lead.company, remark(lead)]);
  const more = leads.length - rows.length;
  const table = formatTable(['ID', 'RECEIVED (UTC)', 'NAME', 'COMPANY', 'REMARK'], rows, 60);
  return [table, ...(more > 0 ? [`… and ${more} more`] : [])];
}

/** Those that a person has to look at. */
function describeAsked(failed: readonly LeadSummary[], held: readonly LeadSummary[]): string[] {
  const leads = [...failed, ...held];
  if (leads.length === 0) return [];
  const head = `${leadsOf(leads.length)} will wait for a person: ${failed.length} failed, ${held.length} held.`;
  return [head, ...listOf(leads, ({ state }) => state), ''];
}

/** Those that would be lost. */
function describeLost(lost: readonly LeadSummary[]): string[] {
  if (lost.length === 0) return [];
  const verb = lost.length === 1 ? 'is' : 'are';
  const head = `${leadsOf(lost.length)} of the present store ${verb} not in the backup, and will be gone from the store.`;
  return [head, ...listOf(lost, ({ state }) => state), ''];
}

/** What a restore will do, told before it is done. */
export function describeRestore(comparison: Comparison): string {
  const { counts, pending, repeated, failed, held, lost, newest } = comparison;
  const states = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  const newestLead = newest ? `; the newest came on ${minutes(newest)} (UTC)` : '';
  const repeats =
    repeated.size > 0
      ? ` ${repeated.size} of them ${repeated.size === 1 ? 'was' : 'were'} delivered since: whoever has the mail gets it again, with the same Message-ID.`
      : '';
  return [
    `In the backup: ${states.join(', ')}${newestLead}.`,
    '',
    `${leadsOf(pending.length)} will be mailed as soon as the service runs.${repeats}`,
    ...listOf(pending, ({ id }) => (repeated.has(id) ? 'delivered since' : '')),
    '',
    ...describeAsked(failed, held),
    ...describeLost(lost),
  ].join('\n');
}
