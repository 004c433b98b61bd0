import { shouldSaveData } from './connection.ts';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Calls back once: when the browser is idle after `load`, or at the visitor's first intent, whichever
 * comes first. With data saver or on 2g at the first intent only.
 */
export function whenWanted(callback: () => void): void {
  const once = new AbortController();
  const run = () => {
    if (once.signal.aborted) return;
    once.abort();
    callback();
  };
  const options = { capture: true, passive: true, signal: once.signal };
  for (const intent of intents) addEventListener(intent, run, options);

  if (shouldSaveData()) return;
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
    else setTimeout(run, 1500);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true, signal: once.signal });
}
