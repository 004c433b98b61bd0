import type { FieldErrors } from '@sunfield/shared/project-request';
import { http } from '../commonjs.ts';

interface ProblemOptions {
  /** Which fields are wrong, as codes. */
  readonly errors?: FieldErrors;
  /** When to try again, in seconds. */
  readonly retryAfter?: number;
  /** Where that is more than what the status is called. */
  readonly title?: string;
  readonly cause?: unknown;
}

/** An answer that isn't the expected one, as RFC 9457 tells it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly title: string;

  /** @param detail what is wrong, for the developer who reads the answer */
  constructor(statusCode: number, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.statusCode = statusCode;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.title = options.title ?? http.STATUS_CODES[statusCode] ?? 'Error';
  }

  toJSON() {
    return {
      type: 'about:blank',
      title: this.title,
      status: this.statusCode,
      detail: this.message,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

export const problemType = 'application/problem+json; charset=utf-8';

/** Whatever was thrown, as a problem. What isn't the client's fault keeps its reason to itself. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode >= 500) return new Problem(500, 'Something went wrong here.', { cause: error });
  return new Problem(statusCode, message, { cause: error });
}
