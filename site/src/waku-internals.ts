/**
 * Every private or unstable name of Waku that the product leans on, each with what is expected of it. The
 * build renders a page and holds these expectations against it (scripts/check-waku.ts); how to upgrade
 * Waku is told in docs/upgrade-waku.md. Nothing here imports Waku, so that every room may import this.
 */

/** The function of the built server (dist/server/index.js) that answers a request. */
export const runFetch = 'INTERNAL_runFetch';

/** Its arguments: the environment and the request, which middleware gets as it is. */
export type RunFetch = (environment: NodeJS.ProcessEnv, request: Request) => Promise<Response>;

/**
 * Private names that stand where Waku looks for them. `INTERNAL_renderHtmlStream` is what the entry of the `ssr`
 * environment exports, and `INTERNAL_ServerRoot` what it renders a page within (render-document.tsx).
 * `waku:vite-plugins:html-shell` is the plugin that waku.config.ts does without.
 */
export const privateNames = [
  'INTERNAL_ServerRoot',
  'INTERNAL_renderHtmlStream',
  'waku:vite-plugins:html-shell',
] as const;

/** Names that Waku calls unstable, by the module they are imported from. Nothing else is imported so. */
export const unstableImports = {
  'waku/router/server': ['unstable_getRequest', 'unstable_notFound'],
} as const;
