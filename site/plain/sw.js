// The service worker. It keeps one page per language for when there is no network, and nothing else: files
// that are named by their content are kept by the browser itself, and documents could be stale, or in the
// wrong language. Each build has a cache of its own, and ends those of the builds before it.
// The build puts these two in: its own id, and the languages of shared/src/locales.ts.
const version = '';
const languages = [];
const offlinePage = (language) => `/offline/${language}`;

/** What outlives a build: the visitor's language. */
const memory = 'memory';
const languageKey = '/language';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(version);
      await cache.addAll([...languages.map(offlinePage), '/plain.css']);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name !== version && name !== memory);
      await Promise.all(names.map((name) => caches.delete(name)));
      // Documents are asked for while the worker starts.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

// The page tells the visitor's language: a worker can't read cookies everywhere.
self.addEventListener('message', ({ data }) => {
  if (!languages.includes(data?.language)) return;
  void caches.open(memory).then((cache) => cache.put(languageKey, new Response(data.language)));
});

async function languageOf(url) {
  const asked = url.searchParams.get('lang');
  if (languages.includes(asked)) return asked;
  const told = await caches.match(languageKey, { cacheName: memory });
  return told ? told.text() : languages[0];
}

async function document({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(version);
    const language = await languageOf(new URL(request.url));
    const page = await cache.match(offlinePage(language));
    if (page) return page;
    throw error;
  }
}

async function offlineStyle(request) {
  const cache = await caches.open(version);
  return fetch(request).catch(async () => (await cache.match(request)) ?? Response.error());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(document(event));
  else if (url.pathname === '/plain.css') event.respondWith(offlineStyle(request));
});
