import { shouldSaveData } from './connection.ts';
import { layOutGradually } from './gradual-layout.ts';
import { whenIdle } from './when-idle.ts';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** After a failure intents are let pass for so long, in ms: a moving pointer makes dozens a second. */
const pause = 3000;

/**
 * Does some work once: when the page is laid out and the browser idle after `load`, or at the visitor's
 * first intent, whichever comes first. With data saver or on 2g at the first intent only. Where the work
 * fails it is tried again at a later intent.
 */
export function whenWanted(work: () => Promise<unknown>): void {
  let listening: AbortController;
  const listen = () => {
    listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const intent of intents) addEventListener(intent, begin, options);
  };
  const begin = () => {
    if (listening.signal.aborted || !navigator.onLine) return;
    listening.abort();
    work().catch(() => setTimeout(listen, pause));
  };

  listen();
  layOutGradually(() => {
    if (!shouldSaveData()) whenIdle(begin, 4000);
  });
}
