import { addressOf, requestFor } from './address.ts';

/** What an error page says; the words are in the dictionaries (`interface.error`). */
export type PageErrorCode = 'notFound' | 'server' | 'unknownMiddleware';

/** What an error page shows, and the status it is sent with. */
export interface PageError {
  readonly status: number;
  readonly code: PageErrorCode;
}

/** An error with a status of its own (docs/product.md, "Errors"); anything else thrown is a 500. */
export class HttpError extends Error implements PageError {
  readonly status: number;
  readonly code: PageErrorCode;

  constructor(status: number, code: PageErrorCode = 'server') {
    super(`${code} (${status})`);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
  }
}

/** An error as an error page shows it: nothing of an unexpected one ever gets there. */
export function asPageError(error: unknown): PageError {
  return error instanceof HttpError
    ? { status: error.status, code: error.code }
    : { status: 500, code: 'server' };
}

const errors = new WeakMap<Request, PageError>();

/** Remembers what went wrong while a request was rendered: Waku's own answer carries no message. */
export function recordError(request: Request, error: unknown): void {
  errors.set(request, asPageError(error));
}

/** What went wrong while a request was rendered, or the error that an error page is rendered for. */
export function errorOf(request: Request): PageError | undefined {
  return errors.get(request);
}

/** Rendered inside the server alone: asked for from outside it is a page that doesn't exist. */
const errorPagePath = '/error-page';

/** A request for the error page in the language of the one that failed, carrying the error to show. */
export function errorPageRequest(failed: Request, error: PageError): Request {
  const url = new URL(failed.url);
  url.pathname = errorPagePath;
  const request = requestFor(url, { ...addressOf(failed), path: errorPagePath });
  errors.set(request, error);
  return request;
}
