import type { Settlement } from '../queue.ts';

interface Statement {
  readonly text: string;
  /** From `$3` on: the first two are the lead's id and the lease that has to be held. */
  readonly values: readonly unknown[];
}

const update = (changes: string) =>
  `UPDATE leads SET lease = NULL, ${changes} WHERE id = $1 AND lease = $2`;

/** The change of a lead's row that a settlement stands for. */
export function settlementStatement(settlement: Settlement): Statement {
  switch (settlement.outcome) {
    case 'delivered':
      return {
        text: update(
          `state = 'delivered', settled_at = now(), last_error = NULL, mailed_to = '{}'`,
        ),
        values: [],
      };
    case 'failed':
      return {
        text: update(
          `state = 'failed', settled_at = now(), attempts = attempts + 1, last_error = $3,
           mailed_to = coalesce($4, mailed_to)`,
        ),
        values: [settlement.error, settlement.mailedTo ?? null],
      };
    case 'retry':
      return {
        text: update(
          `attempts = attempts + 1, last_error = $3, mailed_to = coalesce($4, mailed_to),
           due_at = now() + $5 * interval '1 millisecond'`,
        ),
        values: [settlement.error, settlement.mailedTo ?? null, settlement.delay],
      };
    case 'release':
      return { text: update(`due_at = 'epoch'`), values: [] };
  }
}
