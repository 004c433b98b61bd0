import { shouldSaveData } from './connection.ts';
import { layOutGradually } from './gradual-layout.ts';
import { whenIdle } from './when-idle.ts';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Calls back once: when the page is laid out and the browser idle after `load`, or at the visitor's first
 * intent, whichever comes first. With data saver or on 2g at the first intent only.
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

  layOutGradually(() => {
    if (!shouldSaveData()) whenIdle(run, 4000);
  });
}
