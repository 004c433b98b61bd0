import { useCallback, useEffect, useRef } from 'react';
import { LoadingBar } from './loading-bar.ts';

/** The loading bar of an element. It waits while the page is in the background. */
export function useLoadingBar() {
  const bar = useRef<LoadingBar>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    bar.current = element && new LoadingBar(element);
  }, []);
  useEffect(() => {
    const onVisibility = () => (document.hidden ? bar.current?.pause() : bar.current?.resume());
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return { bar, ref };
}
