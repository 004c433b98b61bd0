import { HttpError } from './page-error.ts';

/** Runs before a page; it may throw, and an `HttpError` keeps its status. */
export type PageMiddleware = () => Promise<void> | void;

export interface PageHooks<Props> {
  /** False: there is no such page. */
  readonly validate?: (props: Props) => Promise<boolean> | boolean;
  /** Names of middleware, run in this order before the page. */
  readonly middleware?: readonly string[];
}

/**
 * Runs what a page asks for before it is rendered (docs/product.md, "Page hooks").
 * @throws HttpError 404 when `validate` returns false; 500 for a middleware that nobody knows
 */
export async function runPageHooks<Props>(
  { validate, middleware = [] }: PageHooks<Props>,
  props: Props,
  known: Readonly<Record<string, PageMiddleware | undefined>>,
): Promise<void> {
  for (const name of middleware) {
    const run = known[name];
    if (!run) throw new HttpError(500, 'unknownMiddleware');
    await run();
  }
  if (validate && !(await validate(props))) throw new HttpError(404, 'notFound');
}
