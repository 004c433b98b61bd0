import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import type { LeadRequest } from '../../form-service/src/leads/lead.ts';

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
  locale: 'fr',
  page: '/contact',
};

const body = JSON.stringify({ ...request, website: '', fillTime: 20_000 });

/** Sends as many requests as are answered, each with a key of its own, over 50 connections. */
export async function load(port: number, seconds: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/project-requests`,
    connections: 50,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (sent) => ({
          ...sent,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were not accepted`);
  return result;
}

/** Adds leads that wait, in one transaction. */
export function fill(database: DatabaseSync, count: number): void {
  database
    .prepare(
      `INSERT INTO leads (id, received_at, state, request, score, signals,
         idempotency_key, fingerprint, key_expires_at, due_at, deliver_until)
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $count)
       SELECT format('%08x-%s-7000-8000-%s', $now / 65536, hex(randomblob(2)), hex(randomblob(6))),
         $now, 'waiting', $request, 0, '[]', randomblob(16), randomblob(16), $later, $now, $later
       FROM numbers`,
    )
    .run({
      $count: count,
      $now: Date.now(),
      $later: Date.now() + 86_400_000,
      $request: JSON.stringify(request),
    });
}
