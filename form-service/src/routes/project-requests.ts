import {
  projectRequestSchema,
  validateProjectRequest,
  type ProjectRequest,
} from '@sunfield/shared/project-request';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { tokenParameter } from '@sunfield/shared/form-outcome';
import { canaryHeader } from '../canary/canary.ts';
import { isFormPost } from '../http/form-post.ts';
import { outcomeLocation } from '../http/form-redirect.ts';
import { idempotencyOf } from '../leads/fingerprint.ts';
import type { Acceptance } from '../leads/lead-store.ts';
import { canaryEntry } from '../leads/outbox.ts';
import { leadRequestOf, type LeadState } from '../leads/lead.ts';
import { requestToken, requestUrl } from '../links/request-link.ts';
import { readToken } from '../links/token.ts';
import { Problem } from '../http/problem.ts';
import { pageAddress, refuseOtherSites } from '../http/site-origin.ts';

/** When to try again after the store could not keep a lead, and after there was too much to do; in seconds. */
const storeRetryAfter = 30;
const pressureRetryAfter = 10;

/** The whole library compiles the checks of an object; the small one, which the browser loads, doesn't. */
const compiledSchema = z.object(projectRequestSchema.shape);

function validateBody(body: unknown) {
  const validation = validateProjectRequest(body, compiledSchema);
  if (validation.ok) return { value: validation.request };
  const { errors } = validation;
  return { error: new Problem(422, 'Some fields are missing or wrong.', { errors }) };
}

function count({ leadMetrics }: FastifyInstance, { outcome }: Acceptance, state: LeadState) {
  if (outcome === 'repeated') leadMetrics.repeated.inc();
  else if (state === 'quarantined') leadMetrics.quarantined.inc();
  else leadMetrics.accepted.inc();
}

/** `POST /project-requests`: keeps a lead, then answers. Sending it is not waited for. */
export const projectRequestRoute: FastifyPluginCallback = (app, _options, done) => {
  const { DESK_SECRET, SITE_ORIGINS } = app.config;

  async function orRefuse<T>(kept: Promise<T>): Promise<T> {
    try {
      return await kept;
    } catch (cause) {
      const options = { cause, retryAfter: storeRetryAfter };
      throw new Problem(503, 'The request could not be kept. Please send it again.', options);
    }
  }

  /** Whether the service has sent it itself. A mark that isn't ours would make it a lead: it is refused. */
  function isCanary({ headers: { [canaryHeader]: token } }: FastifyRequest): boolean {
    if (typeof token !== 'string') return false;
    const now = new Date(app.time.clock.now());
    if (DESK_SECRET !== undefined && readToken('canary', token, DESK_SECRET, now)) return true;
    throw new Problem(403, 'The canary was made with another DESK_SECRET.');
  }

  app.post<{ Body: ProjectRequest }>(
    '/project-requests',
    {
      config: { rateLimit: {}, takesLeads: true },
      schema: { body: {} },
      preValidation: (_request, _reply, next) => {
        if (app.isUnderPressure())
          throw new Problem(503, 'Too much to do at once.', { retryAfter: pressureRetryAfter });
        next();
      },
      onRequest: (request, _reply, next) => {
        refuseOtherSites(request.headers, SITE_ORIGINS);
        // Fastify itself lets an empty body without a type pass.
        if (!request.headers['content-type']) throw new Problem(415, 'Send JSON or a form.');
        next();
      },
      validatorCompiler: () => validateBody,
    },
    async (request, reply) => {
      if (isCanary(request)) {
        await orRefuse(app.leads.check().then(() => app.leads.outbox.add(canaryEntry)));
        app.delivery.notify();
        return reply.redirect(outcomeLocation(request, SITE_ORIGINS, 'sent'), 303);
      }
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' && header !== '' ? header : request.body.requestId;
      const page = pageAddress(request.body.page, request.headers, SITE_ORIGINS);
      const lead = { ...leadRequestOf(request.body), page };
      const receivedAt = new Date(app.time.clock.now());
      const judgement = await app.spamFilter.judge(request.body, request.visitor);
      const { assessment } = judgement;
      const acceptance = await orRefuse(
        app.leads.accept({
          request: lead,
          receivedAt,
          ...assessment,
          idempotency: idempotencyOf(lead, key, request.visitor, receivedAt),
        }),
      );
      if (acceptance.outcome === 'conflict') {
        throw new Problem(409, 'This idempotency key belongs to another request.');
      }
      count(app, acceptance, assessment.state);
      if (acceptance.outcome === 'created') {
        app.spamFilter
          .count(judgement)
          .catch((error: unknown) => request.log.error({ err: error }, 'a lead was not counted'));
      }
      request.log.info({ lead: acceptance.id, ...assessment }, acceptance.outcome);
      app.delivery.notify();
      const now = new Date(app.time.clock.now());
      const { id } = acceptance;
      if (isFormPost(request)) {
        const location = new URL(outcomeLocation(request, SITE_ORIGINS, 'sent'));
        const token = requestToken(id, app.config, now);
        if (token) location.searchParams.set(tokenParameter, token);
        return reply.redirect(location.href, 303);
      }
      const statusUrl = requestUrl({ id, request: lead }, app.config, now);
      return reply.code(202).send({ id, statusUrl });
    },
  );
  done();
};
