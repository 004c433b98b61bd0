import { scriptFailed } from '../script-failed.ts';

/** A page of which a script doesn't come reloads at most once in this time, in ms (docs/product.md, "Errors"). */
export const reloadWindow = 60_000;

/** When a page of this tab has done so, in ms since 1970. */
export const reloadedAtKey = 'reloaded-at';

/** How long a way out of the page may take, in ms. */
const patience = 20_000;

/** Runs in the browser, on its own: it can refer to nothing outside. */
function watchScripts(time: number, failed: string, key: string, between: number): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
    // The page stays where the way led to a file or another program.
    setTimeout(() => (isLeaving = false), time);
  });
  const reload = () => {
    // Whoever leaves makes the browser give up what it loads: a reload would take the click back.
    if (isLeaving) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < between) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Where nothing can be kept it could go on for ever.
      return;
    }
    location.reload();
  };
  addEventListener(failed, reload);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) reload();
    },
    { capture: true },
  );
}

/** An inline script for the head, so that it listens before the page's first script is asked for. */
export const scriptFailureScript = `(${watchScripts.toString()})(${String(patience)},'${scriptFailed}','${reloadedAtKey}',${String(reloadWindow)})`;
