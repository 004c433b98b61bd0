import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { handOverPageData } from './page-data.ts';

handOverPageData();

const app = (
  <StrictMode>
    <Router />
  </StrictMode>
);

// As a transition, hydration works in slices and lets the visitor's own actions in between. It begins in
// a task of its own: together with the evaluation of React it would be a long one on a phone.
setTimeout(() => {
  startTransition(() => {
    if ('__WAKU_HYDRATE__' in globalThis) hydrateRoot(document, app, defaultRootOptions);
    else createRoot(document, defaultRootOptions).render(app);
  });
});
