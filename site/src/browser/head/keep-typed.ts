import { keptRequestKey } from '../../islands/request-form/kept-request-key.ts';

/** What a person sees of the form: what tells people from robots has no id, and is never kept. */
const fields = '[data-island] :is([id][name],:checked)';

/** Runs in the browser, on its own: it can refer to nothing outside. */
function keepTyped(selector: string, key: string): void {
  addEventListener('pagehide', () => {
    const typed: Record<string, string> = {};
    try {
      for (const { name, value } of document.querySelectorAll<HTMLInputElement>(selector)) {
        if (!value) continue;
        typed[name] = typed[name] ? `${typed[name]} ${value}` : value;
        const before = JSON.parse(sessionStorage.getItem(key) ?? 'null') as object;
        sessionStorage.setItem(key, JSON.stringify({ ...before, typed }));
      }
    } catch {
      // Storage may be forbidden, or full.
    }
  });
}

/**
 * An inline script for the head. Whatever ends the document, be it a reload of its own because a build is gone,
 * what was typed by then is kept for the next one: a form that React never took over keeps nothing itself.
 */
export const keepTypedScript = `(${keepTyped.toString()})('${fields}','${keptRequestKey}')`;
