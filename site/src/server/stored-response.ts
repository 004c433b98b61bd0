import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, bestQuality, brotli, gunzipped, type Encoding } from './encodings.ts';

export type Headers = Readonly<Record<string, string>>;
export type Bodies = Partial<Record<Encoding, Buffer>>;

/** What can answer a GET or HEAD. */
export interface Answer {
  send: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * A response as finished bytes, in the encodings it is kept in. Where the plain bytes are not kept,
 * the few clients that accept no encoding have them unpacked, and memory holds three times as many.
 */
export class StoredResponse implements Answer {
  readonly status: number;
  readonly #headers: Headers;
  readonly #etag: string;
  readonly #bodies: Bodies;

  constructor(bodies: Bodies, headers: Headers, status = 200) {
    this.status = status;
    this.#bodies = bodies;
    this.#headers = headers;
    const anyBody = bodies.identity ?? bodies.gzip ?? '';
    this.#etag = createHash('sha256').update(anyBody).digest('base64url').slice(0, 22);
  }

  /** Bytes held in memory. */
  get size(): number {
    return Object.values(this.#bodies).reduce((sum, body) => sum + body.length, 0);
  }

  /** Packs the brotli body as small as it gets; takes a good part of a second of a core. */
  async compressBest(): Promise<void> {
    const { gzip } = this.#bodies;
    if (gzip) this.#bodies.br = await brotli(await gunzipped(gzip), bestQuality);
  }

  /** Answers a GET or HEAD, with 304 where the client has these bytes already. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = this.#encodingFor(request);
    const headers = { ...this.#headers, etag: `"${this.#etag}-${encoding}"`, vary: this.#vary() };
    if (this.status === 200 && request.headers['if-none-match']?.includes(headers.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = this.#bodies[encoding] ?? (await gunzipped(this.#bodies.gzip ?? Buffer.alloc(0)));
    response.writeHead(this.status, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #encodingFor(request: IncomingMessage): Encoding {
    const accepted = acceptedEncoding(request.headers['accept-encoding']);
    return this.#bodies[accepted] ? accepted : 'identity';
  }

  #vary(): string {
    return ['Accept-Encoding', this.#headers.vary].filter(Boolean).join(', ');
  }
}
