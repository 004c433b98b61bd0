import type { Hono, MiddlewareHandler } from 'hono';
import { addressOf, notFoundPath } from '../request/address.ts';
import { asPageError, errorOf, errorPageRequest } from '../request/page-error.ts';
import { lastResortPage } from '../front/plain-pages.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

async function errorPage(app: Hono, failed: Request): Promise<Response> {
  const error = errorOf(failed) ?? asPageError(undefined);
  const page = await app.fetch(errorPageRequest(failed, error));
  const body = page.ok ? page.body : lastResortPage(addressOf(failed).locale);
  return new Response(body, { status: error.status, headers: html });
}

/**
 * What every render passes: the status of what is no page, and the error page. Waku loads the files of this folder in
 * alphabetical order; one file keeps the order of the steps plain.
 */
export default function pipeline({ app }: { app: Hono }): MiddlewareHandler {
  return async (context, next) => {
    const request = context.req.raw;
    const isErrorPage = errorOf(request) !== undefined;
    await next();
    const { status, body, headers } = context.res;
    // Waku answers a page that throws with an empty body.
    if (status >= 400 && status !== 404 && !isErrorPage)
      context.res = await errorPage(app, request);
    // And its own page for paths that are none with success.
    if (status === 200 && addressOf(request).path === notFoundPath)
      context.res = new Response(body, { status: 404, headers });
  };
}
