import type { ReactNode } from 'react';
import { unstable_notFound as notFound } from 'waku/router/server';
import { currentRequest } from '../server/current-request.ts';
import { errorOf, HttpError, recordError } from '../server/page-error.ts';
import { runPageHooks, type PageHooks, type PageMiddleware } from './run-page-hooks.ts';

/** For pages that only the server may ask for: to everyone else they don't exist. */
const internal: PageMiddleware = () => {
  if (!errorOf(currentRequest())) throw new HttpError(404, 'notFound');
};

const pageMiddleware = new Map<string, PageMiddleware>([['internal', internal]]);

/**
 * A page with its `validate` and `middleware` (specification, section 5). Whatever is thrown, here or
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
