/** A page whose chunk fails to load reloads at most once in this time (specification, section 9). */
export const chunkReloadWindow = 60_000;

/** Waku's inline script reloads once for a build, as long as this key of the session is absent. */
const reloadedKey = 'waku:preload-error-build-id';
const reloadedAtKey = 'chunk-reloaded-at';

/**
 * Widens Waku's "once per build" to the specification's "once, and at most once per 60 s": its mark
 * is taken away when the window has passed.
 */
export function limitChunkReloads(storage: Storage = sessionStorage, now = Date.now()): void {
  try {
    if (storage.getItem(reloadedKey) === null) return;
    const reloadedAt = Number(storage.getItem(reloadedAtKey) ?? now);
    storage.setItem(reloadedAtKey, String(reloadedAt));
    setTimeout(
      () => {
        storage.removeItem(reloadedKey);
        storage.removeItem(reloadedAtKey);
      },
      Math.max(0, reloadedAt + chunkReloadWindow - now),
    );
  } catch {
    // Storage may be forbidden; Waku then never reloads, which is within the limit.
  }
}
