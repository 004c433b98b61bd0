import type { LeadState } from '../leads/lead.ts';
import type { Email } from './email.ts';
import { escapeParagraphs, htmlDocument } from './html.ts';

const count = (number: number) => `${number} ${number === 1 ? 'request' : 'requests'}`;

/**
 * The daily mail that tells how many leads wait for a person; `undefined` when none does.
 *
 * @param counts how many leads there are of each state
 */
export function digestEmail(counts: Readonly<Record<LeadState, number>>): Email | undefined {
  const { quarantined, failed } = counts;
  if (quarantined + failed === 0) return undefined;
  const paragraphs = [
    ...(quarantined > 0
      ? [
          `${count(quarantined)} held back as possible spam.\nLook: npm run leads -- list --state quarantined\nRelease: npm run leads -- release <id>`,
        ]
      : []),
    ...(failed > 0
      ? [
          `${count(failed)} could not be mailed.\nLook: npm run leads -- list --state failed\nTry again: npm run leads -- retry <id>`,
        ]
      : []),
  ];
  const subject = `Website: ${count(quarantined + failed)} waiting for you`;
  const html = paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px">${escapeParagraphs(paragraph)}</p>`,
  );
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlDocument(subject, html.join('\n')),
  };
}
