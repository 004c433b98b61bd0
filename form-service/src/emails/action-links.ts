import { brand } from '@sunfield/shared/brand';
import { actionFacts, type DeskAction } from '../links/actions.ts';
import type { LinkTo } from '../links/links.ts';
import { escapeHtml } from './html.ts';

const filled = `background:${brand.main};color:${brand.ink};border:1px solid ${brand.main}`;
const outlined = 'background:#ffffff;color:#1a1a1a;border:1px solid #8e8e96';

/** Those that stand beside one that is done more often. */
const secondary: readonly DeskAction[] = ['spam', 'answer'];

const commandOf = (action: DeskAction, id: string) => `npm run leads -- ${action} ${id}`;

/** What a mail offers to do with a lead: by a link, or, where there is no desk, by a command. */
export const actionText = (action: DeskAction, id: string, linkTo: LinkTo | undefined) =>
  `${actionFacts[action].label}: ${linkTo?.(action, id) ?? commandOf(action, id)}`;

/** The same as HTML. */
export function actionHtml(action: DeskAction, id: string, linkTo: LinkTo | undefined): string {
  const { label } = actionFacts[action];
  if (!linkTo) return `${label}: <code>${escapeHtml(commandOf(action, id))}</code><br>`;
  const style = `display:inline-block;margin:0 8px 8px 0;padding:9px 18px;border-radius:4px;font-weight:bold;text-decoration:none;${secondary.includes(action) ? outlined : filled}`;
  return `<a href="${escapeHtml(linkTo(action, id))}" style="${style}">${label}</a>`;
}
