/**
 * Every private or unstable name of Waku that the product leans on, each with what is expected of it. The
 * build renders a page and holds these expectations against it (scripts/check-waku.ts); how to upgrade
 * Waku is told in docs/upgrade-waku.md. Nothing here imports Waku, so that every room may import this.
 */

/** The function of the built server (dist/server/index.js) that answers a request. */
export const runFetch = 'INTERNAL_runFetch';

/**
 * Its arguments: the environment, the request, and what Hono hands on to middleware as `context.env`.
 */
export type RunFetch<Bindings> = (
  environment: NodeJS.ProcessEnv,
  request: Request,
  bindings: Bindings,
) => Promise<Response>;

/** Names that Waku calls unstable, by the module they are imported from. Nothing else is imported so. */
export const unstableImports = {
  'waku/router/server': ['unstable_getRequest', 'unstable_notFound'],
  'waku/client': ['unstable_defaultRootOptions'],
} as const;

/** A document brings its page's data along in scripts of this form, one for each piece. */
export const dataScript = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\(".*?"\)<\/script>/gsu;

/** Where the router takes them from: the document's first script has a statement that fills it. */
export const initialData = '__WAKU_INITIAL_RSC__';
export const initialDataStatement =
  /globalThis\.__WAKU_INITIAL_RSC__ = \(\(\) => \{.*?\}\)\(\);(?=import\()/u;

/** Links to what hydration needs, at high priority. Nothing of it is wanted before the first intent. */
export const preloadLink = /<link rel="modulepreload"[^>]*>/gu;

/** How the document's first script loads the client's entry, the last thing that it does. */
export const entryImport = /import\("(\/assets\/index-[\w-]+\.js)"\)/u;

/** The key of the session that keeps the document's first script from reloading twice for one build. */
export const reloadedKey = 'waku:preload-error-build-id';

/** The data of a page name the build that made them; `import.meta.env.WAKU_BUILD_ID` names the browser's. */
export const buildIdIn = (data: string): string | undefined =>
  /"_buildId":"([\w-]+)"/u.exec(data)?.[1];

/**
 * React's Flight client encodes the arguments of server actions in this function. The router calls it for
 * what the site never asks of it; so the build puts a refusal in its place (vite/no-server-actions.ts).
 */
export const replyEncoder = /(?<=exports\.encodeReply = )function[^]*?\n\}(?=;)/u;
export const replyRefusal = 'The site has no server actions.';

/** A part of a page that has thrown stands in its data as a row of this form, and they come with 200. */
export const errorRow = /^[\da-f]+:E\{/mu;

/** Where the router asks for a page's data, the page's RSC twin: one form for documents' paths … */
const twinPrefix = '/RSC/R';
const twinSuffix = '.txt';
const rootTwin = '/_root';

export const twinFolder = '/RSC/';

export const twinPath = (path: string) =>
  twinPrefix + (path === '/' ? rootTwin : path) + twinSuffix;

/** … with the page's query string in a parameter of its own … */
export const twinQueryParameter = 'query';

/** … and back. Undefined where a path is no twin's. */
export function pathOfTwin(path: string): string | undefined {
  if (!path.startsWith(`${twinPrefix}/`) || !path.endsWith(twinSuffix)) return undefined;
  const inside = path.slice(twinPrefix.length, -twinSuffix.length);
  return inside === rootTwin ? '/' : inside;
}

/** The router shows this page's twin where a path is no page. */
export const notFoundPath = '/404';
