import { reloadedKey } from '../waku-internals.ts';

/** A page whose chunk fails to load reloads at most once in this time (docs/product.md, "Errors"). */
export const chunkReloadWindow = 60_000;

const reloadedAtKey = 'chunk-reloaded-at';

/**
 * Widens Waku's "once per build" to the product's "once, and at most once per 60 s": its mark
 * is taken away when the window has passed.
 */
export function limitChunkReloads(given?: Storage, now = Date.now()): void {
  try {
    const storage = given ?? sessionStorage;
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
