import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Answer, Headers } from './stored-response.ts';

/** A file that is read from the disk each time it is asked for. Its name tells its content. */
export class FileResponse implements Answer {
  readonly #file: string;
  readonly #size: number;
  readonly #headers: Headers & { readonly etag: string };

  constructor(file: string, headers: Headers) {
    this.#file = file;
    this.#size = statSync(file).size;
    this.#headers = { ...headers, etag: `"${basename(file)}"` };
  }

  /** Answers a GET or HEAD, with 304 where the client has the file already. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers['if-none-match']?.includes(this.#headers.etag)) {
      response.writeHead(304, this.#headers).end();
      return;
    }
    response.writeHead(200, { ...this.#headers, 'content-length': this.#size });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(this.#file), response);
  }
}
