import { createHmac } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import { http, https } from '../commonjs.ts';
import { SendFailure } from '../delivery/failure.ts';

export interface Webhook {
  /** The same for every attempt, so that a repeated one can be told from a second. */
  readonly id: string;
  readonly body: string;
}

export interface Outlet {
  readonly url: string;
  /** `whsec_` and base64. */
  readonly secret: string;
}

/**
 * The headers of a webhook, as Standard Webhooks 1.0 signs them
 * (https://www.standardwebhooks.com): HMAC-SHA256 over id, time in seconds and body.
 */
export function signedHeaders({ id, body }: Webhook, secret: string, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** Posts a body; resolves with the status of the answer. */
function send(url: string, options: RequestOptions, body: string): Promise<number | undefined> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    request(url, { ...options, method: 'POST' }, (response) => {
      resolve(response.statusCode);
      // What it says beside its status is of no use, and may be endless.
      response.destroy();
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Posts a webhook. Follows no redirect: a lead goes where the configuration says, and nowhere else.
 *
 * @throws {SendFailure} unless the answer is 2xx. It holds nothing of the address, which may hold a password.
 */
export async function post(
  webhook: Webhook,
  outlet: Outlet,
  { signal, now }: { readonly signal: AbortSignal; readonly now: Date },
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(webhook.body),
    ...signedHeaders(webhook, outlet.secret, now),
  };
  const status = await send(outlet.url, { headers, signal }, webhook.body).catch(
    (error: unknown) => {
      const { code, name } = error as NodeJS.ErrnoException;
      throw new SendFailure(code ?? name, 'unreachable');
    },
  );
  if (status === undefined || status < 200 || status > 299) {
    // What it refuses may be the one event's fault.
    throw new SendFailure(`the outlet answered ${status}`, 'deferred', { isReceiverWell: true });
  }
}
