import type { Hono, MiddlewareHandler } from 'hono';
import { readAddress, shows404, type Address, type Bindings } from '../request/address.ts';
import { keepAddress } from '../request/current-request.ts';
import { lastResortPage } from '../request/last-resort.ts';
import { localeCookieFor } from '../request/locale-cookie.ts';
import { asPageError, errorOf, errorPageRequest } from '../request/page-error.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

async function errorPage(app: Hono, failed: Request, address: Address): Promise<Response> {
  const error = errorOf(failed) ?? asPageError(undefined);
  const page = await app.fetch(errorPageRequest(failed, error), { address });
  const body = page.ok ? page.body : lastResortPage(address.locale);
  return new Response(body, { status: error.status, headers: html });
}

/**
 * What every render passes: its address, the error page and the language cookie. Waku loads the files
 * of this folder in alphabetical order; one file keeps the order of the steps plain.
 */
export default function pipeline({ app }: { app: Hono }): MiddlewareHandler<{
  Bindings: Bindings;
}> {
  return async (context, next) => {
    const request = context.req.raw;
    const { pathname, search, protocol } = new URL(request.url);
    const address =
      context.env.address ??
      readAddress(pathname + search, request.headers.get('cookie') ?? undefined);
    keepAddress(request, address);
    const isErrorPage = errorOf(request) !== undefined;
    await next();
    const { status } = context.res;
    // Waku answers a page that throws with an empty body.
    if (status >= 400 && status !== 404 && address.kind === 'document' && !isErrorPage) {
      context.res = await errorPage(app, request, address);
    }
    if (status === 200 && shows404(address)) {
      context.res = new Response(context.res.body, { status: 404, headers: context.res.headers });
    }
    const cookie = localeCookieFor(address, protocol === 'https:');
    if (cookie) context.res.headers.append('set-cookie', cookie);
  };
}
