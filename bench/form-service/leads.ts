import type { DatabaseSync } from 'node:sqlite';
import { unknownSource, type LeadRequest } from '../../form-service/src/leads/lead.ts';
import { drive, type Measured } from '../support/wrk.ts';

/** What is sent, and the load that sends it. */

export const request: LeadRequest = {
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna@acme.example',
  phone: '+49 30 123456',
  company: 'Acme',
  country: 'France',
  message: 'We need a warehouse app. '.repeat(10),
  interests: ['web-application', 'qa-testing'],
  locale: 'en',
  page: '/contact',
  ...unknownSource,
};

// As a visitor sends it who came by the address alone.
const body = JSON.stringify({ ...request, trellis: '', fillTime: 20_000 });

/** wrk's Lua: the same request under another key each time, with a message that tells it apart. */
const script = `
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/json'
local body = [[${body.replace('"message":"', '"message":"%d ')}]]
local run = os.time() .. '-' .. math.random(1e9)
local sent = 0
function request()
  sent = sent + 1
  wrk.headers['Idempotency-Key'] = run .. '-' .. sent
  return wrk.format(nil, '/project-requests', nil, string.format(body, sent))
end`;

/** Sends as many requests as are answered, each of its own, to a service that has to accept them all. */
export async function load(port: number, seconds: number, connections = 50): Promise<Measured> {
  const result = await drive({ url: `http://127.0.0.1:${port}`, seconds, connections, script });
  if (result.refused > 0) throw new Error(`${result.refused} requests were not accepted`);
  return result;
}

/** Adds leads that wait, in one transaction. */
export function fill(database: DatabaseSync, count: number): void {
  database
    .prepare(
      `INSERT INTO leads (id, received_at, state, request, score, signals,
         idempotency_key, fingerprint, key_expires_at)
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $count)
       SELECT format('%08x-%s-7000-8000-%s', $now / 65536, hex(randomblob(2)), hex(randomblob(6))),
         $now, 'waiting', $request, 0, '[]', randomblob(16), randomblob(16), $later
       FROM numbers`,
    )
    .run({
      $count: count,
      $now: Date.now(),
      $later: Date.now() + 86_400_000,
      $request: JSON.stringify(request),
    });
  database
    .prepare(
      `INSERT INTO outbox (id, channel, kind, lead_id, since, due_at)
       SELECT id, 'mail', 'lead', id, $now, $now FROM leads
       WHERE id NOT IN (SELECT id FROM outbox)`,
    )
    .run({ $now: Date.now() });
}
