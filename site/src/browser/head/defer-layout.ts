import { layoutDeferred } from '../layout-deferred.ts';
import { layoutDeferredFlag } from '../root-flags.ts';

/** What a visitor does for which all must be in its place: above all to move the focus, or to scroll. */
const intents = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'hashchange'];

/** Runs in the browser, on its own: it can refer to nothing outside. */
function deferLayout(flag: string, again: string, releasing: readonly string[]): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { documentElement: root } = document;
  const release = () => {
    root.removeAttribute(flag);
  };
  const defer = () => {
    // A way into the page, or back to where one has read, is found only among true heights.
    if (location.hash) return;
    root.setAttribute(flag, '');
    for (const intent of releasing)
      addEventListener(intent, release, { capture: true, once: true });
  };
  addEventListener(again, defer);
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') defer();
}

/** An inline script for the head: only the first screen of a page is laid out before it is painted. */
export const deferLayoutScript = `(${deferLayout.toString()})('${layoutDeferredFlag}','${layoutDeferred}',${JSON.stringify(intents)})`;
