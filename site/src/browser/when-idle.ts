/** Calls back in the browser's next idle moment, at the latest after so many milliseconds. */
export function whenIdle(callback: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout });
  // Safari has none.
  else setTimeout(callback, Math.min(timeout, 1500));
}
