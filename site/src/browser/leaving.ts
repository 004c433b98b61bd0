import { leavingFlag } from './root-flags.ts';

/** How long a way out of the page may take, in ms. */
const patience = 20_000;

/** Runs in the browser, on its own: it can refer to nothing outside. */
function letLeave(flag: string, time: number): void {
  const { documentElement: root } = document;
  addEventListener('beforeunload', () => {
    root.setAttribute(flag, '');
    // The page stays where the way led to a file or another program.
    setTimeout(() => root.removeAttribute(flag), time);
  });
  addEventListener('vite:preloadError', (event) => {
    if (root.hasAttribute(flag)) event.stopImmediatePropagation();
  });
}

/**
 * An inline script for the head, so that it listens before Waku's. Whoever follows a link or sends the
 * form makes the browser give up what it is loading: a page that reloaded then would take the click back.
 */
export const leaveScript = `(${letLeave.toString()})('${leavingFlag}',${String(patience)})`;

/** Whether the visitor is on the way to another document. */
export const isLeaving = (): boolean => document.documentElement.hasAttribute(leavingFlag);
