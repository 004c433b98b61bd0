// An earlier site at this address may have left its worker in visitors' browsers, by one of the names that this
// file is served as (site/scripts/brand-files.ts). Asked for anew it ends itself, so that they see the site.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.unregister();
      for (const client of await self.clients.matchAll()) await client.navigate(client.url);
    })(),
  );
});
