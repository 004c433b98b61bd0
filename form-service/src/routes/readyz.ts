import type { FastifyPluginCallback } from 'fastify';
import { waitingSeconds } from '../leads/lead-store.ts';
import { Problem } from '../http/problem.ts';
import { OperatorError } from '../operator-error.ts';

/** A store that leads can't be claimed from for so long is broken; in milliseconds. */
const longestClaimFailure = 60_000;

interface Ready {
  readonly status: 'ready';
  /** Leads that wait for delivery. */
  readonly waiting: number;
  /** For how long the lead waits that waits longest and that nobody has; 0 when none does. */
  readonly oldestWaitingSeconds: number;
}

/** `GET /readyz`: leads can be kept. A mail server that is down delays mails, so it doesn't count. */
export const readyzRoute: FastifyPluginCallback = (app, _options, done) => {
  const { clock, timing } = app.time;

  async function check(): Promise<Ready> {
    await app.leads.check();
    if (app.delivery.claimsFailFor >= longestClaimFailure)
      throw new Error('no lead can be claimed');
    const backlog = await app.leads.backlog();
    const { waiting } = backlog;
    return { status: 'ready', waiting, oldestWaitingSeconds: waitingSeconds(backlog, clock) };
  }

  /** By the clock of the process: the machine's may be set back. */
  let checkedAt = 0;
  let lastCheck: ReturnType<typeof check> | undefined;

  app.get('/readyz', async () => {
    if (!lastCheck || clock.elapsed() - checkedAt > timing.check) {
      checkedAt = clock.elapsed();
      lastCheck = check();
    }
    try {
      return await lastCheck;
    } catch (cause) {
      const why =
        cause instanceof OperatorError ? `Leads can’t be kept: ${cause.message}.` : undefined;
      throw new Problem(503, why ?? 'Leads can’t be kept now.', { cause, retryAfter: 30 });
    }
  });
  done();
};
