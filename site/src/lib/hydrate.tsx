import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

const app = (
  <StrictMode>
    <Router />
  </StrictMode>
);

if ('__WAKU_HYDRATE__' in globalThis) hydrateRoot(document, app, defaultRootOptions);
else createRoot(document, defaultRootOptions).render(app);
