import { useEffect, useEffectEvent } from 'react';
import { linkOf } from './link-of.ts';
import { routerUrl } from './router-url.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Takes plain clicks on links inside the site to the router, for the whole document: so the links
 * themselves stay server components.
 */
export function useLinkNavigation(navigate: (url: URL) => void): void {
  const onNavigate = useEffectEvent(navigate);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event) : null;
      const url = link && routerUrl(link, location);
      if (!url) return;
      event.preventDefault();
      onNavigate(url);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
