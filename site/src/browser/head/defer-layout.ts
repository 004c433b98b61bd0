import { layoutDeferredFlag } from '../root-flags.ts';

/** What a visitor does for which all must be in its place: above all to move the focus, or to scroll. */
const intents = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'hashchange'];

/** Runs in the browser, on its own: it can refer to nothing outside. */
function deferLayout(flag: string, releasing: readonly string[]): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { documentElement: root } = document;
  const release = () => {
    root.removeAttribute(flag);
  };
  for (const intent of releasing)
    addEventListener(intent, release, { capture: true, passive: true });
  // A way into the page, or back to where one has read, is found only among true heights.
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  root.toggleAttribute(flag, isNew && !location.hash);
}

/** An inline script for the head: only the first screen of a page is laid out before it is painted. */
export const deferLayoutScript = `(${deferLayout.toString()})('${layoutDeferredFlag}',${JSON.stringify(intents)})`;
