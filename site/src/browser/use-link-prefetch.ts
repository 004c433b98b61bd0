import { useEffect, useEffectEvent } from 'react';
import { shouldSaveData } from './connection.ts';
import { routerUrl } from './router-url.ts';
import { linkOf } from './link-of.ts';

/** Fetches a page ahead, once, when the visitor points at a link, touches it or focuses it. */
export function useLinkPrefetch(prefetch: (url: URL) => void): void {
  const onIntent = useEffectEvent(prefetch);
  useEffect(() => {
    const asked = new Set<string>();
    const consider = (event: Event) => {
      const link = linkOf(event);
      const url = link && routerUrl(link, location);
      if (!url || url.pathname === location.pathname || asked.has(url.href)) return;
      if (shouldSaveData()) return;
      asked.add(url.href);
      onIntent(url);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') consider(event);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('pointerover', onPointer, options);
    document.addEventListener('touchstart', consider, options);
    document.addEventListener('focusin', consider, options);
    return () => listening.abort();
  }, []);
}
