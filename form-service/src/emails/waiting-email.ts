import type { LeadRecord } from '../leads/lead-desk.ts';
import type { LeadState } from '../leads/lead.ts';
import type { Durations, Stats } from '../leads/stats.ts';
import { linkDays } from '../links/links.ts';
import type { Email } from './email.ts';
import { escapeHtml, htmlDocument } from './html.ts';
import { personOf, subjectWith } from './lead-subject.ts';
import { formatDuration } from './times.ts';
import { waitingLeadHtml, waitingLeadText, type WaitingContext } from './waiting-lead.ts';

/** Leads that wait for a person for the same reason. */
interface WaitingSection {
  readonly heading?: string;
  readonly introduction: string;
  readonly leads: readonly LeadRecord[];
  /** What is to be known of those that aren't listed. */
  readonly note?: string | undefined;
}

const linksExplained = `A link opens a page with the whole request; nothing happens before its button is pressed. Links work for ${linkDays} days.`;

const separator = '-'.repeat(60);

const paragraph = (text: string, style: string) => `<p style="${style}">${escapeHtml(text)}</p>`;
const noteStyle = 'margin:12px 0 0;font-size:13px;color:#5f5f66';

function sectionText(section: WaitingSection, context: WaitingContext): string[] {
  const { heading, introduction, leads, note } = section;
  return [
    [heading?.toUpperCase(), introduction].filter(Boolean).join('\n\n'),
    ...leads.map((lead) => waitingLeadText(lead, context)),
    ...(note === undefined ? [] : [note]),
  ];
}

function sectionHtml(section: WaitingSection, context: WaitingContext): string[] {
  const { heading, introduction, leads, note } = section;
  return [
    ...(heading === undefined
      ? []
      : [`<h1 style="margin:0 0 4px;font-size:20px">${escapeHtml(heading)}</h1>`]),
    paragraph(introduction, 'margin:0 0 20px'),
    ...leads.map((lead) => waitingLeadHtml(lead, context)),
    ...(note === undefined ? [] : [paragraph(note, noteStyle)]),
  ];
}

/** A mail that lists leads that wait for a person, each with what can be done about it. */
function waitingEmail(
  subject: string,
  sections: readonly WaitingSection[],
  context: WaitingContext,
): Email {
  const hasLinks = sections.some(({ leads }) => leads.length > 0);
  const closing = context.linkTo && hasLinks ? [linksExplained] : [];
  const text = [...sections.flatMap((section) => sectionText(section, context)), ...closing];
  const html = [
    ...sections.flatMap((section) => sectionHtml(section, context)),
    ...closing.map((words) => paragraph(words, noteStyle)),
  ];
  return {
    subject,
    text: `${text.join(`\n\n${separator}\n\n`)}\n`,
    html: htmlDocument(subject, html.join('\n')),
  };
}

const requests = (number: number) => `${number} ${number === 1 ? 'request' : 'requests'}`;

/** Leads by why they wait, those first that need a person most. */
const groups = [
  {
    name: 'late',
    heading: 'Not answered in time',
    introduction:
      'These visitors were promised an answer by now. Say who is answering, or that they have been answered.',
  },
  {
    name: 'failed',
    heading: 'Could not be mailed',
    introduction:
      'The mail server refused these for days, or what was stored can’t be read. Once the cause is gone, try again.',
  },
  {
    name: 'waiting',
    heading: 'Not mailed yet',
    introduction:
      'These are tried again by themselves. Where the mail server does not take them, each is shown by its link.',
  },
  {
    name: 'quarantined',
    heading: 'Held as possible spam',
    introduction:
      'These look like spam, so they were not mailed. If one is a customer’s, release it. Those that look least like spam come first.',
  },
] as const;

type Group = (typeof groups)[number]['name'];

function sectionsOf(
  leads: Readonly<Partial<Record<Group, readonly LeadRecord[]>>>,
  noteOf: (group: Group, listed: number) => string | undefined,
): WaitingSection[] {
  return groups.flatMap(({ name, heading, introduction }) => {
    const { [name]: listed = [] } = leads;
    if (listed.length === 0) return [];
    return [{ heading, introduction, leads: listed, note: noteOf(name, listed.length) }];
  });
}

/** Leads that people are told of now, and how many more there are. */
export interface Notice {
  readonly leads: readonly LeadRecord[];
  readonly remaining: number;
}

/** The mail that tells of leads that a person has to know of now; `undefined` when there are none left. */
export function noticeEmail(
  { leads, remaining }: Notice,
  context: WaitingContext,
): Email | undefined {
  const [first] = leads;
  if (!first) return undefined;
  const byScore = leads.toSorted((one, other) => one.score - other.score);
  const sections = sectionsOf(
    Object.groupBy(byScore, ({ state }) => state),
    () => undefined,
  );
  const [{ heading = '' } = {}, ...others] = sections;
  const what =
    leads.length > 1 || context.isWordless ? requests(leads.length) : personOf(first.request);
  const follow = remaining === 1 ? 'request follows' : 'requests follow';
  const more = { introduction: `${remaining} more ${follow} in the next mail.`, leads: [] };
  return waitingEmail(
    subjectWith(others.length > 0 ? `Website: ${what} waiting for you` : `${heading}: ${what}`),
    remaining > 0 ? [...sections, more] : sections,
    context,
  );
}

export interface Digest {
  /** How many there are of each state. */
  readonly counts: Readonly<Record<LeadState, number>>;
  /** The newest of those that wait for a person. */
  readonly held: readonly LeadRecord[];
  readonly failed: readonly LeadRecord[];
  /** Those whose visitors were promised an answer by now. */
  readonly late: readonly LeadRecord[];
  /** Those that have waited for long. */
  readonly waiting: readonly LeadRecord[];
  /** Told once, when their month is over. */
  readonly figures?: Figures | undefined;
}

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** How the requests of a month such as `2026-11` were answered. */
export interface Figures {
  readonly month: string;
  readonly stats: Stats;
}

function figuresSection({ month, stats }: Figures): WaitingSection {
  const { leads, answered, due, inTime, toTaken, toAnswered } = stats;
  const within = ({ median, most }: Durations, what: string) =>
    median === undefined
      ? ''
      : ` Half were ${what} within ${formatDuration(median)}, nine in ten within ${formatDuration(most)}.`;
  return {
    heading: monthFormat.format(new Date(month)),
    introduction: `${requests(leads)} came, ${answered} ${answered === 1 ? 'was' : 'were'} answered; in the promised time, ${inTime} of ${due}.${within(toTaken, 'taken')}${within(toAnswered, 'answered')}`,
    leads: [],
  };
}

/** The daily mail that lists the leads that wait for a person, and now and then figures; `undefined` without either. */
export function digestEmail(
  { counts, held, failed, late, waiting, figures }: Digest,
  context: WaitingContext,
): Email | undefined {
  const sections = sectionsOf({ late, failed, waiting, quarantined: held }, (group, listed) => {
    const older = group === 'waiting' || group === 'late' ? 0 : counts[group] - listed;
    return older > 0 ? `${requests(older)} received earlier are not listed here.` : undefined;
  });
  const told = figures && figuresSection(figures);
  if (sections.length === 0)
    return told && waitingEmail(`Website: the requests of ${told.heading}`, [told], context);
  const total = requests(late.length + counts.failed + counts.quarantined + waiting.length);
  return waitingEmail(
    `Website: ${total} waiting for you`,
    told ? [...sections, told] : sections,
    context,
  );
}
