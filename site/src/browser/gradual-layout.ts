import { layoutDeferredFlag } from './root-flags.ts';
import { whenIdle } from './when-idle.ts';

/** What the style sheet may defer, from the top. */
const parts = 'main > *, [data-footer]';

/** The page whose turn it is. */
let latest: unknown;

/**
 * Lays out what was deferred, a part at a time, each in an idle moment after `load`: in one piece it
 * holds up a phone for a tenth of a second and more.
 */
export function layOutGradually(): void {
  const { documentElement: root } = document;
  const all = [...document.querySelectorAll<HTMLElement>(parts)];
  const waiting = all.values();
  latest = all;
  const layOutNext = () => {
    if (latest !== all) return;
    const part = root.hasAttribute(layoutDeferredFlag) ? waiting.next().value : undefined;
    if (!part) {
      root.removeAttribute(layoutDeferredFlag);
      // Nothing has a style of its own otherwise: the Content-Security-Policy allows none.
      for (const { style } of all) style.removeProperty('content-visibility');
      return;
    }
    part.style.setProperty('content-visibility', 'visible');
    // Asked for its place it is laid out now, in this idle moment.
    part.getBoundingClientRect();
    whenIdle(layOutNext, 100);
  };
  if (document.readyState === 'complete') whenIdle(layOutNext, 100);
  else addEventListener('load', layOutNext, { once: true });
}
