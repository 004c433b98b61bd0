import { randomUUIDv7 } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Acceptance, NewLead } from '../lead-store.ts';

interface KnownKey {
  readonly id: string;
  readonly idempotency_key: Buffer;
  readonly fingerprint: Buffer;
}

const forgetExpiredKeys = `
  UPDATE leads SET idempotency_key = NULL
  WHERE idempotency_key = ANY($1::bytea[]) AND key_expires_at <= now()`;

const insert = `
  INSERT INTO leads (id, received_at, state, request, score, signals,
    idempotency_key, fingerprint, key_expires_at)
  SELECT id, received_at, state, request, score, array(SELECT jsonb_array_elements_text(signals)),
    decode(key, 'hex'), decode(fingerprint, 'hex'), key_expires_at
  FROM jsonb_to_recordset($1::jsonb) AS new (id uuid, received_at timestamptz, state text,
    request jsonb, score integer, signals jsonb, key text, fingerprint text,
    key_expires_at timestamptz)
  ORDER BY key
  ON CONFLICT (idempotency_key) DO NOTHING`;

const findKeys = `
  SELECT id, idempotency_key, fingerprint FROM leads WHERE idempotency_key = ANY($1::bytea[])`;

function toRow(lead: NewLead, id: string) {
  return {
    id,
    received_at: lead.receivedAt,
    state: lead.state,
    // PostgreSQL's text can't hold U+0000; validation has removed it from what visitors type.
    request: lead.request,
    score: lead.score,
    signals: lead.signals,
    key: lead.idempotency.key.toString('hex'),
    fingerprint: lead.idempotency.fingerprint.toString('hex'),
    key_expires_at: lead.idempotency.expiresAt,
  };
}

/**
 * Inserts many leads with a fixed number of statements. A key that another process is inserting is
 * waited for; keys are inserted in order, so that two processes never wait for each other.
 */
export async function acceptLeads(
  client: PoolClient,
  leads: readonly NewLead[],
): Promise<Acceptance[]> {
  const keys = leads.map(({ idempotency }) => idempotency.key);
  const ids = leads.map(() => randomUUIDv7());
  await client.query(forgetExpiredKeys, [keys]);
  await client.query(insert, [JSON.stringify(leads.map((lead, i) => toRow(lead, ids[i] ?? '')))]);
  const { rows } = await client.query<KnownKey>(findKeys, [keys]);
  const known = new Map(rows.map((row) => [row.idempotency_key.toString('hex'), row]));
  return leads.map(({ idempotency }, i): Acceptance => {
    const row = known.get(idempotency.key.toString('hex'));
    if (!row?.fingerprint.equals(idempotency.fingerprint)) return { outcome: 'conflict' };
    return { outcome: row.id === ids[i] ? 'created' : 'repeated', id: row.id };
  });
}
