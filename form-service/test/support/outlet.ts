import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';

export const outletSecret = `whsec_${randomBytes(32).toString('base64')}`;

/** A webhook whose signature was verified by the library of Standard Webhooks. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Outlet {
  readonly url: string;
  readonly webhooks: readonly ReceivedWebhook[];
}

const verifier = new Webhook(outletSecret);

function isSigned(body: string, headers: Record<string, string>): boolean {
  try {
    verifier.verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

interface OutletOptions {
  readonly port?: number;
  readonly isEndless?: boolean;
}

/**
 * Starts an endpoint for webhooks. What is not signed as it should be is answered with 401 and is not
 * among `webhooks`.
 *
 * @param answer what it says to each, by its number: a status, 0 for nothing at all, or where it redirects to
 */
export async function startOutlet(
  answer: (count: number) => number | string = () => 204,
  { port = 0, isEndless = false }: OutletOptions = {},
): Promise<Outlet> {
  const webhooks: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      if (!isSigned(body, headers)) return response.writeHead(401).end();
      const payload = JSON.parse(body) as Omit<ReceivedWebhook, 'id'>;
      webhooks.push({ ...payload, id: headers['webhook-id'] ?? '' });
      const said = answer(webhooks.length);
      if (said === 0) return;
      if (typeof said === 'string') return response.writeHead(307, { location: said }).end();
      return isEndless ? response.writeHead(said).write('…') : response.writeHead(said).end();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}/leads?token=hidden`, webhooks };
}
