import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { initialData } from '../waku-internals.ts';
import { rememberVisit } from './visit.ts';

/**
 * Has React take the document over.
 * @param data what the page is hydrated with, where the document has not brought it along
 */
export function hydrate(data: ArrayBuffer | undefined): void {
  rememberVisit();
  if (data)
    Object.assign(globalThis, { [initialData]: { response: Promise.resolve(new Response(data)) } });
  // As a transition, hydration works in slices and lets the visitor's own actions in between. It begins
  // in a task of its own: together with the evaluation of React it would be a long one on a phone.
  setTimeout(() => {
    startTransition(() => {
      const app = (
        <StrictMode>
          <Router />
        </StrictMode>
      );
      hydrateRoot(document, app, defaultRootOptions);
    });
  });
}
