/** What an error page shows, and the status it is sent with. */
export interface PageError {
  readonly status: number;
  /** For people: a word of the dictionaries. Nothing of an unexpected error ever gets here. */
  readonly message?: string;
}

/** An error with a status of its own (specification, section 8); anything else thrown is a 500. */
export class HttpError extends Error implements PageError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

const errors = new WeakMap<Request, PageError>();

/** Remembers what went wrong while a request was rendered: Waku's own answer carries no message. */
export function recordError(request: Request, error: unknown): void {
  errors.set(
    request,
    error instanceof HttpError ? { status: error.status, message: error.message } : { status: 500 },
  );
}

/** What went wrong while a request was rendered, or the error that an error page is rendered for. */
export function errorOf(request: Request): PageError | undefined {
  return errors.get(request);
}

/** A request for the error page, carrying the error to show. */
export function errorPageRequest(failed: Request, error: PageError): Request {
  const url = new URL(failed.url);
  url.pathname = errorPagePath;
  const request = new Request(url, { headers: { cookie: failed.headers.get('cookie') ?? '' } });
  errors.set(request, error);
  return request;
}

/** Rendered inside the server alone: asked for from outside it is a page that doesn't exist. */
export const errorPagePath = '/error-page';
