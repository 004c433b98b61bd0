import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Problem } from '../http/problem.ts';
import { passingProblemResponse } from '../http/problem-schema.ts';

/** A check writes to the disk: however often it is asked for, once in this time; in milliseconds. */
const checkInterval = 1_000;

const ready = z.object({
  status: z.literal('ready'),
  /** Leads that wait for delivery. */
  waiting: z.int(),
  /** Age of the lead that waits longest; 0 when none does. */
  oldestWaitingSeconds: z.number(),
});

/** `GET /readyz`: leads can be kept. A mail server that is down delays mails, so it doesn't count. */
export const readyzRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  async function check(): Promise<z.infer<typeof ready>> {
    await app.leads.check();
    const { waiting, oldestReceivedAt } = await app.leads.backlog();
    const age = oldestReceivedAt ? Date.now() - oldestReceivedAt.getTime() : 0;
    return { status: 'ready', waiting, oldestWaitingSeconds: age / 1000 };
  }

  let checkedAt = 0;
  let lastCheck: ReturnType<typeof check> | undefined;

  const response = { 200: ready, 503: passingProblemResponse('The store can’t commit.') };
  app.get('/readyz', { schema: { response } }, async () => {
    if (!lastCheck || Date.now() - checkedAt > checkInterval) {
      checkedAt = Date.now();
      lastCheck = check();
    }
    try {
      return await lastCheck;
    } catch (cause) {
      throw new Problem(503, 'Leads can’t be kept now.', { cause, retryAfter: 30 });
    }
  });
  done();
};
