import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, bestQuality, brotli, gunzipped, type Encoding } from './encodings.ts';

export type Headers = Readonly<Record<string, string>>;
export type Bodies = Partial<Record<Encoding, Buffer>>;

/** What can answer a GET or HEAD: at once, or in a promise. */
export interface Answer {
  send: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
}

/** An answer in one encoding, as `writeHead` takes it without looking at it again. */
interface Encoded {
  readonly etag: string;
  /** Names and values in turns. */
  readonly notModified: string[];
  readonly head: string[];
  readonly body: Buffer;
}

/**
 * A response as finished bytes, in the encodings it is kept in. Where the plain bytes are not kept,
 * the few clients that accept no encoding have them unpacked, and memory holds three times as many.
 */
export class StoredResponse implements Answer {
  readonly status: number;
  readonly #headers: Headers;
  readonly #etag: string;
  readonly #encoded: Partial<Record<Encoding, Encoded>> = {};

  constructor(bodies: Bodies, headers: Headers, status = 200) {
    this.status = status;
    const vary = ['Accept-Encoding', headers.vary].filter(Boolean).join(', ');
    this.#headers = { ...headers, vary };
    const anyBody = bodies.identity ?? bodies.gzip ?? '';
    this.#etag = createHash('sha256').update(anyBody).digest('base64url').slice(0, 22);
    for (const [encoding, body] of Object.entries(bodies) as [Encoding, Buffer][])
      this.#encoded[encoding] = this.#encode(encoding, body);
  }

  /** Bytes held in memory. */
  get size(): number {
    return Object.values(this.#encoded).reduce((sum, { body }) => sum + body.length, 0);
  }

  /** Packs the brotli body as small as it gets; takes a good part of a second of a core. */
  async compressBest(): Promise<void> {
    const { gzip } = this.#encoded;
    if (!gzip) return;
    const best = await brotli(await gunzipped(gzip.body), bestQuality);
    this.#encoded.br = this.#encode('br', best);
  }

  /** Answers a GET or HEAD, with 304 where the client has these bytes already. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = this.#encoded[encoding] ?? this.#encoded.identity;
    if (!encoded) return this.#sendUnpacked(request, response);
    this.#send(encoded, request, response);
    return undefined;
  }

  async #sendUnpacked(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await gunzipped(this.#encoded.gzip?.body ?? Buffer.alloc(0));
    this.#send(this.#encode('identity', body), request, response);
  }

  #send(encoded: Encoded, { method, headers }: IncomingMessage, response: ServerResponse): void {
    if (this.status === 200 && headers['if-none-match']?.includes(encoded.etag)) {
      response.writeHead(304, encoded.notModified).end();
      return;
    }
    response.writeHead(this.status, encoded.head);
    if (method === 'HEAD') response.end();
    else response.end(encoded.body);
  }

  #encode(encoding: Encoding, body: Buffer): Encoded {
    const etag = `"${this.#etag}-${encoding}"`;
    const shared = { ...this.#headers, etag };
    const head = {
      ...shared,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    return {
      etag,
      notModified: Object.entries(shared).flat(),
      head: Object.entries(head).flat(),
      body,
    };
  }
}
