import { useEffect } from 'react';

/** The part of the window, from the top, below which the floating buttons are. */
const above = '-60%';

const mark = (name: string, on: boolean) =>
  document.documentElement.toggleAttribute(`data-${name}`, on);

/** Marks the root while an element is where the floating buttons are. */
function watch(selector: string, name: string, signal: AbortSignal): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      mark(name, inView.size > 0);
    },
    { rootMargin: `${above} 0px 0px` },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Tells the style sheet what the floating buttons stand over: the form, the footer, or moving text. */
export function useFloatingButtons(path: string): void {
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    watch('main section:has(form)', 'over-form', signal);
    watch('[data-footer]', 'over-footer', signal);
    let last = scrollY;
    const onScroll = () => {
      mark('reading', scrollY > last && scrollY > 0);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
    return () => watching.abort();
  }, [path]);
}
