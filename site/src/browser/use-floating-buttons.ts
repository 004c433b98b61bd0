import { useEffect } from 'react';
import { overFooterFlag, overFormFlag, overTextFlag, readingFlag } from './root-flags.ts';

/** What of the window doesn't count, from its top: the floating buttons are below it. */
const lowerPart = '-60% 0px 0px';

/** The same, closer: the corner that the contact buttons take from a narrow window. */
const corner = '-76% 0px 0px -84%';

const text = 'main :is(h1, h2, h3, p, dl, :is(a, li):not(:has(picture)))';

const mark = (flag: string, on: boolean) => document.documentElement.toggleAttribute(flag, on);

/** Marks the root while an element is where the floating buttons are. */
function watch(selector: string, flag: string, rootMargin: string, signal: AbortSignal): void {
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
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Tells the style sheet what the floating buttons stand over: the form, the footer, or text. */
export function useFloatingButtons(path: string): void {
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    watch('main section:has(form)', overFormFlag, lowerPart, signal);
    watch('[data-footer]', overFooterFlag, lowerPart, signal);
    watch(text, overTextFlag, corner, signal);
    let last = scrollY;
    const onScroll = () => {
      mark(readingFlag, scrollY > last && scrollY > 0);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
    return () => watching.abort();
  }, [path]);
}
