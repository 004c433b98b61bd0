import { layoutDeferredFlag } from './root-flags.ts';
import { whenIdle } from './when-idle.ts';

/** What a visitor does for which all must be in its place: above all to move the focus, or to scroll. */
const intents = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'hashchange'];

/** Runs in the browser, on its own: it can refer to nothing outside. */
function deferLayout(flag: string, releasing: readonly string[]): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { hash } = location;
  // A way into the page, or back to where one has read, is found only among true heights.
  if (hash || (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  const { documentElement: root } = document;
  root.setAttribute(flag, '');
  const release = () => {
    root.removeAttribute(flag);
  };
  for (const intent of releasing) addEventListener(intent, release, { capture: true, once: true });
}

/** An inline script for the head: only the first screen is laid out before it is painted. */
export const deferLayoutScript = `(${deferLayout.toString()})('${layoutDeferredFlag}',${JSON.stringify(intents)})`;

/** What the style sheet may defer, from the top. */
const parts = 'main > *, [data-footer]';

/**
 * Lays out what was deferred, a part at a time, each in an idle moment after `load`: in one piece it
 * holds up a phone for a tenth of a second and more. Calls back when all is in its place.
 */
export function layOutGradually(whenDone: () => void): void {
  const { documentElement: root } = document;
  const all = [...document.querySelectorAll<HTMLElement>(parts)];
  const waiting = all.values();
  const layOutNext = () => {
    const part = root.hasAttribute(layoutDeferredFlag) ? waiting.next().value : undefined;
    if (!part) {
      root.removeAttribute(layoutDeferredFlag);
      // Nothing has a style of its own otherwise: the Content-Security-Policy allows none.
      for (const { style } of all) style.removeProperty('content-visibility');
      whenDone();
      return;
    }
    part.style.setProperty('content-visibility', 'visible');
    // Asked for its place it is laid out now, in this idle moment.
    part.getBoundingClientRect();
    whenIdle(layOutNext, 100);
  };
  if (document.readyState === 'complete') layOutNext();
  else addEventListener('load', layOutNext, { once: true });
}
