import type { FieldErrors } from '@sunfield/shared/project-request';
import { referenceOf } from '@sunfield/shared/reference';
import type { Typed } from './typed.ts';

export type SendResult =
  | { readonly status: 'sent'; readonly sent: Sent | undefined }
  | { readonly status: 'invalid'; readonly errors: FieldErrors }
  | { readonly status: 'busy' | 'failed' };

/** Where words write the reference of a request, once there is one. */
export const referenceMark = '%s';

/** What was sent, for its visitor: what it is called, and the page that tells how far it is. */
export interface Sent {
  readonly reference: string;
  readonly url: string;
}

/** `undefined` where the service has no such page, or tells nothing but that the request has arrived. */
async function sentOf(response: Response): Promise<Sent | undefined> {
  try {
    const { id, statusUrl } = (await response.json()) as { id: string; statusUrl?: string };
    return statusUrl === undefined ? undefined : { reference: referenceOf(id), url: statusUrl };
  } catch {
    return undefined;
  }
}

/** How long the form service may take to answer, in milliseconds, before it counts as unreachable. */
const answerTimeout = 20_000;

const isProblem = (body: unknown): body is { errors: FieldErrors } =>
  typeof body === 'object' && body !== null && 'errors' in body;

/**
 * Posts a request as JSON. The same id with the same content is one lead, however often it is sent,
 * so a person may safely try again. Never throws: whatever goes wrong is a result.
 */
export async function sendRequest(url: string, id: string, typed: Typed): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ ...typed, requestId: id }),
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (response.ok) return { status: 'sent', sent: await sentOf(response) };
    if (response.status === 429 || response.status === 503) return { status: 'busy' };
    const body: unknown = await response.json();
    if (response.status === 422 && isProblem(body))
      return { status: 'invalid', errors: body.errors };
  } catch {
    // Unreachable, too slow, or not the form service that answered: all the same to the visitor.
  }
  return { status: 'failed' };
}
