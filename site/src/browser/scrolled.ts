import { scrolledFlag } from './root-flags.ts';

/** The way back to the top appears after this much scrolling, in px (docs/product.md, "Bars, buttons and menus"). */
export const backToTopThreshold = 500;

/**
 * Marks the root while the page is scrolled beyond the threshold, for browsers whose style sheets can't
 * know, and for visitors who have asked for less motion.
 */
export function markScrolled(): void {
  if (
    CSS.supports('animation-timeline', 'scroll()') &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return;
  const onScroll = () => {
    document.documentElement.toggleAttribute(scrolledFlag, scrollY >= backToTopThreshold);
  };
  onScroll();
  addEventListener('scroll', onScroll, { passive: true });
}
