import type { Page } from '@playwright/test';
import { drawn } from '../../support/settled.ts';

/** The four steps; on a phone a strip. */
export const steps = (page: Page) => page.locator('ol[tabindex="0"]');
export const floatingButtons = (page: Page) => page.locator('[data-floating]');

/** Scrolls to where the stage is pinned and so many of its steps have gone by. */
export async function scrollToStep(page: Page, step: number) {
  await steps(page).evaluate((list, index) => {
    const pinned = (list.parentElement?.getBoundingClientRect().top ?? 0) + scrollY;
    const height = list.firstElementChild?.getBoundingClientRect().height ?? 0;
    scrollTo({
      top: pinned + index * height - (index === 0 ? 0 : innerHeight * 0.12),
      behavior: 'instant',
    });
  }, step);
  // A scroll timeline is sampled with the next frame.
  await drawn(page);
}

/** Scrolls to where the window ends at the stage's beginning, or begins at its end. */
export async function scrollToEdge(page: Page, edge: 'above' | 'below') {
  await steps(page).evaluate((list, isAbove) => {
    const { top = 0, bottom = 0 } = list.parentElement?.getBoundingClientRect() ?? {};
    scrollBy({
      top: isAbove ? top - innerHeight : bottom,
      behavior: 'instant',
    });
  }, edge === 'above');
  await drawn(page);
}

/** What scrolling changes, by the keyframes of all that it plays. */
export const movedBy = (list: Element) => {
  const ofEveryFrame = ['offset', 'computedOffset', 'easing', 'composite'];
  const keys = (list.parentElement ?? document.body)
    .getAnimations({ subtree: true })
    .flatMap((animation) =>
      animation.timeline instanceof DocumentTimeline ||
      !(animation.effect instanceof KeyframeEffect)
        ? []
        : animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
  return [...new Set(keys)].filter((key) => !ofEveryFrame.includes(key)).sort();
};
