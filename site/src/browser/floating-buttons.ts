import { overFooterFlag, overFormFlag, overTextFlag, readingFlag } from './root-flags.ts';

/** What of the window doesn't count, from its top: the floating buttons are below it. */
const lowerPart = '-60% 0px 0px';

/** The same, closer: the corner that the contact buttons take from a narrow window. */
const corner = '-76% 0px 0px -84%';

const text = 'main :is(h1, h2, h3, p, dl, :is(a, li):not(:has(picture)))';

const mark = (flag: string, on: boolean) => document.documentElement.toggleAttribute(flag, on);

/** Marks the root while an element is where the floating buttons are, and until the page goes. */
function watch(selector: string, flag: string, rootMargin: string, gone: AbortSignal): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      mark(flag, inView.size > 0);
    },
    { rootMargin },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  gone.addEventListener('abort', () => {
    observer.disconnect();
    mark(flag, false);
  });
}

let page: AbortController | undefined;

/**
 * Tells the style sheet what the floating buttons of this page stand over: the form, the footer, or text.
 * Of the page before nothing stays.
 */
export function watchFloatingButtons(): void {
  page?.abort();
  page = new AbortController();
  const { signal } = page;
  watch('main section:has(form)', overFormFlag, lowerPart, signal);
  watch('[data-footer]', overFooterFlag, lowerPart, signal);
  watch(text, overTextFlag, corner, signal);
  mark(readingFlag, false);
  let last = scrollY;
  const onScroll = () => {
    mark(readingFlag, scrollY > last && scrollY > 0);
    last = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
}
