import type { LeadFilter } from '../lead-desk.ts';

interface Condition {
  /** Goes behind `WHERE`; its parameters come first. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The leads that fit a filter. Only what is given is part of it, in the shape that an index answers. */
export function conditionOf({
  states,
  ids,
  receivedBefore,
  notice,
  isUnsent,
}: LeadFilter): Condition {
  const given = [
    [ids, (n: number) => `leads.id = ANY($${n}::uuid[])`],
    [states, (n: number) => `state = ANY($${n}::text[])`],
    [receivedBefore, (n: number) => `received_at < $${n}`],
    [notice, (n: number) => `notice = $${n}`],
    [
      isUnsent,
      (n: number) =>
        `$${n} = NOT EXISTS (SELECT FROM outbox WHERE outbox.id = leads.id::text AND sent_to <> '{}')`,
    ],
  ] as const;
  const parts = given.filter(([value]) => value !== undefined);
  return {
    sql: parts.map(([, condition], i) => condition(i + 1)).join(' AND ') || 'true',
    values: parts.map(([value]) => value),
  };
}
