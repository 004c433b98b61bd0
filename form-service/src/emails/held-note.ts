import { brand } from '@sunfield/shared/brand';
import type { Lead } from '../leads/lead.ts';
import { escapeHtml } from './html.ts';
import { describeSignals } from './signal-words.ts';
import { formatShortTime } from './times.ts';

/** What a lead's mail says before everything else that is known of the lead. */
export interface Note {
  readonly heading: string;
  readonly reasons: readonly string[];
}

/** Where the lead had been held back. */
export function heldNote({ releasedAt, signals }: Lead): Note | undefined {
  if (!releasedAt) return undefined;
  return {
    heading: `This request had been held as possible spam. It was released on ${formatShortTime(releasedAt)}. Why it was held:`,
    reasons: describeSignals(signals),
  };
}

export function noteHtml({ heading, reasons }: Note) {
  const items = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n');
  return `<div style="margin:0 0 24px;padding:12px 16px;border-left:4px solid ${brand.main};background:${brand.paper};font-size:14px">
<p style="margin:0">${escapeHtml(heading)}</p>
${items && `<ul style="margin:4px 0 0;padding-left:20px">\n${items}\n</ul>\n`}</div>
`;
}
