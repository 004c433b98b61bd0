import { randomBytes } from 'node:crypto';
import process from 'node:process';
import Fastify from 'fastify';
import { openDatabase } from '../../form-service/src/leads/sqlite/open-database.ts';
import { SqliteStore } from '../../form-service/src/leads/sqlite/sqlite-store.ts';
import { systemTime } from '../../form-service/src/time.ts';
import type { LeadRequest } from '../../form-service/src/leads/lead.ts';

/**
 * What a durable accept costs at least: bare Fastify in front of the service's own store, and nothing
 * else. Nothing is validated, limited, judged, counted or logged.
 * `node bench/form-service/floor.ts <port> <SQLite file>`
 */
const [port, file = ''] = process.argv.slice(2);

const store = new SqliteStore(openDatabase(`file:${file}`), systemTime);
const app = Fastify();

app.post<{ Body: LeadRequest }>('/project-requests', async ({ body }, reply) => {
  const receivedAt = new Date();
  const digests = randomBytes(32);
  const acceptance = await store.accept({
    request: body,
    receivedAt,
    state: 'waiting',
    score: 0,
    signals: [],
    idempotency: {
      key: digests.subarray(0, 16),
      fingerprint: digests.subarray(16),
      expiresAt: new Date(receivedAt.getTime() + 86_400_000),
    },
  });
  return reply.code(202).send(acceptance);
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
