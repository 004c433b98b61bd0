import type { ReactNode } from 'react';
import { unstable_notFound as notFound } from 'waku/router/server';
import { currentRequest } from './current-request.ts';
import { errorOf, HttpError, recordError } from './page-error.ts';
import { runPageHooks, type PageHooks, type PageMiddleware } from './run-page-hooks.ts';

/** The middleware that pages may name. */
const pageMiddleware: Readonly<Record<string, PageMiddleware>> = {
  /** For pages that only the server may ask for: to everyone else they don't exist. */
  internal() {
    if (!errorOf(currentRequest())) throw new HttpError(404, 'notFound');
  },
};

/**
 * A page with its `validate` and `middleware` (docs/product.md, "Page hooks"). Whatever is thrown, here or
 * by the page itself, becomes the error page with its status; a 404 becomes the 404 page.
 */
export function withPageHooks<Props extends object>(
  hooks: PageHooks<Props>,
  page: (props: Props) => Promise<ReactNode> | ReactNode,
) {
  return async function PageWithHooks(props: Props): Promise<ReactNode> {
    try {
      await runPageHooks(hooks, props, pageMiddleware);
      return await page(props);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) notFound();
      recordError(currentRequest(), error);
      throw error;
    }
  };
}
