import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

// What Node's own HTTP server can do at best: the same bytes and headers, and nothing else.
const { PORT, BODY, HEADERS } = process.env;
const body = readFileSync(BODY ?? '');
const headers = JSON.parse(HEADERS ?? '{}') as Record<string, string>;

createServer((_, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(PORT), '127.0.0.1');
