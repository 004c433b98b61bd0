import type { Email } from './email.ts';
import { escapeHtml, htmlDocument } from './html.ts';
import { formatShortTime } from './times.ts';

/** The hour's number of leads is reached: those that follow are held back. */
export interface CapReached {
  readonly leadsPerHour: number;
  /** When leads are mailed again. */
  readonly until: Date;
}

/** The mail that tells at once that from now on requests are held. */
export function capEmail({ leadsPerHour, until }: CapReached): Email {
  const subject = `Website: ${leadsPerHour} requests within an hour`;
  const paragraphs = [
    `${leadsPerHour} requests have come within an hour, which is as many as are mailed in one (LEADS_PER_HOUR).`,
    `Those that come until ${formatShortTime(until)} are kept, but held as possible spam: mails tell of them, and the morning’s list. Release what is a customer’s.`,
    'If all of them are real, have the number raised.',
  ];
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlDocument(
      subject,
      paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`).join('\n'),
    ),
  };
}
