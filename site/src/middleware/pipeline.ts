import type { Hono, MiddlewareHandler } from 'hono';
import { localeOfRequest } from '../i18n/locale-of-request.ts';
import { exactAddress, isNotFound } from '../server/exact-route.ts';
import { lastResortPage } from '../server/last-resort.ts';
import { localeCookieFor } from '../server/locale-cookie.ts';
import {
  asPageError,
  errorOf,
  errorPagePath,
  errorPageRequest,
  type PageError,
} from '../server/page-error.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

const redirect = (location: string) => new Response(null, { status: 308, headers: { location } });

const methodNotAllowed = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });

const isDocument = (request: Request) => !new URL(request.url).pathname.startsWith('/RSC/');

async function errorPage(app: Hono, failed: Request, error: PageError): Promise<Response> {
  const page = await app.fetch(errorPageRequest(failed, error));
  const body = page.ok ? page.body : lastResortPage(localeOfRequest(failed).locale);
  return new Response(body, { status: error.status, headers: html });
}

/**
 * What every request passes: methods, exact routes, the language cookie and the error page. Waku
 * loads the files of this folder in alphabetical order; one file keeps the order of the steps plain.
 */
export default function pipeline({ app }: { app: Hono }): MiddlewareHandler {
  return async (context, next) => {
    const request = context.req.raw;
    const { method } = request;
    const { pathname } = new URL(request.url);
    if (method !== 'GET' && method !== 'HEAD') {
      context.res = methodNotAllowed();
      return;
    }
    if (pathname === '/healthz') {
      context.res = new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
      return;
    }
    const exact = exactAddress(request);
    if (exact) {
      context.res = redirect(exact);
      return;
    }
    const isErrorPage = pathname === errorPagePath && errorOf(request) !== undefined;
    await next();
    // Waku answers a page that throws with an empty body.
    const { status } = context.res;
    if (!isErrorPage && isDocument(request) && status >= 400 && status !== 404) {
      context.res = await errorPage(app, request, errorOf(request) ?? asPageError(undefined));
    }
    if (status === 200 && isNotFound(request)) {
      context.res = new Response(context.res.body, { status: 404, headers: context.res.headers });
    }
    const cookie = localeCookieFor(request);
    if (cookie) context.res.headers.append('set-cookie', cookie);
  };
}
