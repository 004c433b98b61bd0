import type { Contents, LeadSummary } from '../leads/backup/backup-store.ts';
import { leadStates, statesMailed } from '../leads/lead.ts';
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

/**
 * What a restore will do to the leads that are there, told before it is done: which are mailed as soon as the
 * service runs, among them those whose mail has gone out since the backup; which wait for a person; and which
 * came after the backup and will be gone.
 */
export function describeRestore({ leads }: Contents, present: Contents | undefined): string {
  const there = new Map(present?.leads.map((lead) => [lead.id, lead]));
  const known = new Set(leads.map(({ id }) => id));
  const {
    waiting = [],
    failed = [],
    quarantined = [],
  } = Object.groupBy(leads, ({ state }) => state);
  const states = leadStates.map(
    (one) => `${leads.filter(({ state }) => state === one).length} ${one}`,
  );
  const times = leads.map(({ receivedAt }) => receivedAt.getTime());
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  const newestLead =
    times.length > 0 ? `; the newest came on ${minutes(new Date(newest))} (UTC)` : '';
  const isRepeated = ({ id }: LeadSummary) => {
    const present = there.get(id);
    return present !== undefined && statesMailed.includes(present.state);
  };
  const repeated = waiting.filter(isRepeated).length;
  const mailed = `${leadsOf(waiting.length)} will be mailed as soon as the service runs.`;
  const repeats =
    repeated > 0
      ? ` ${repeated} of them ${repeated === 1 ? 'was' : 'were'} delivered since: whoever has the mail gets it again, with the same Message-ID.`
      : '';
  const asked = [...failed, ...quarantined];
  const lost = [...there.values()].filter(({ id }) => !known.has(id));
  const forgotten = leads.filter(({ id, state }) => {
    const now = there.get(id)?.state;
    return (now === 'taken' || now === 'answered') && now !== state;
  }).length;
  const verb = lost.length === 1 ? 'is' : 'are';
  return [
    `In the backup: ${states.join(', ')}${newestLead}.`,
    '',
    ...(waiting.length === 0 ? [mailed, ''] : []),
    ...section(mailed + repeats, waiting, (lead) => (isRepeated(lead) ? 'delivered since' : '')),
    ...(forgotten > 0
      ? [`Taken or answered since, which will be forgotten: ${leadsOf(forgotten)}.`, '']
      : []),
    ...section(
      `${leadsOf(asked.length)} will wait for a person: ${failed.length} failed, ${quarantined.length} held.`,
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
