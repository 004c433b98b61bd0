import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

const isPacked = new Set(['.ico', '.png', '.woff2']);

/** What carries its content in its name: both name files so. */
const isHashed = /^\/(?:_astro|assets|land|scenes)\//u;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function answerOf(root: string, path: string) {
  const file = [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(root, name))
    .find(isFile);
  if (!file) return undefined;
  const plain = readFileSync(file);
  const packed = !isPacked.has(extname(file));
  const body = packed ? brotliCompressSync(plain) : plain;
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    'cache-control': isHashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(packed && { 'content-encoding': 'br' }),
  };
  return { headers, body };
}

/** Serves files as well as they can be: as small as brotli makes them, from memory, kept where they may be. */
export function serveFiles(root: string, port: number): Server {
  const answers = new Map<string, ReturnType<typeof answerOf>>();
  return createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = answers.get(path) ?? answerOf(root, path);
    answers.set(path, answer);
    if (!answer) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === answer.headers.etag)
      response.writeHead(304, { etag: answer.headers.etag }).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  }).listen(port, '127.0.0.1');
}
