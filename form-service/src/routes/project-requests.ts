import { projectRequestSchema, validateProjectRequest } from '@sunfield/shared/project-request';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isFormPost } from '../http/form-post.ts';
import { outcomeLocation } from '../http/form-redirect.ts';
import { idempotencyOf } from '../leads/fingerprint.ts';
import type { Acceptance, NewLead } from '../leads/lead-store.ts';
import { leadRequestOf, type LeadState } from '../leads/lead.ts';
import { refuseUnderPressure } from '../plugins/under-pressure.ts';
import { passingProblemResponse, problemResponse } from '../http/problem-schema.ts';
import { Problem } from '../http/problem.ts';
import { pageAddress, refuseOtherSites } from '../http/site-origin.ts';

/** When to try again after the store could not keep a lead, in seconds. */
const storeRetryAfter = 30;

const accepted = z.object({ id: z.uuid() }).describe('The request is on disk.');

const redirected = z
  .null()
  .describe('A form was posted: back to its page, which tells the outcome.');

const problems = {
  400: problemResponse('Not JSON, or JSON with a prototype key.'),
  403: problemResponse('Sent from another site.'),
  409: problemResponse('The idempotency key belongs to another request.'),
  413: problemResponse('Over 64 KiB.'),
  415: problemResponse('Neither JSON nor a form.'),
  422: problemResponse('Fields are missing or wrong.'),
  429: passingProblemResponse('Too many requests from this address.'),
  503: passingProblemResponse('The request could not be kept.'),
};

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
export const projectRequestRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const { SITE_ORIGINS } = app.config;

  async function keep(lead: NewLead): Promise<Acceptance> {
    try {
      return await app.leads.accept(lead);
    } catch (cause) {
      const options = { cause, retryAfter: storeRetryAfter };
      throw new Problem(503, 'The request could not be kept. Please send it again.', options);
    }
  }

  app.post(
    '/project-requests',
    {
      config: { rateLimit: {}, takesLeads: true },
      schema: {
        description: 'Keeps a project request, then answers. Without JavaScript: 303 to the page.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: z.object({ 'idempotency-key': z.string().optional() }),
        body: projectRequestSchema,
        response: { 202: accepted, 303: redirected, ...problems },
      },
      preValidation: (_request, _reply, next) => {
        refuseUnderPressure(app);
        next();
      },
      onRequest: (request, _reply, next) => {
        refuseOtherSites(request.headers, SITE_ORIGINS);
        // Fastify itself lets an empty body without a type pass.
        if (!request.headers['content-type']) throw new Problem(415, 'Send JSON or a form.');
        next();
      },
      // The key is a string or absent, as every header is: there is nothing to check.
      validatorCompiler: ({ httpPart }) =>
        httpPart === 'body' ? validateBody : (value: unknown) => ({ value }),
    },
    async (request, reply) => {
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' && header !== '' ? header : request.body.requestId;
      const page = pageAddress(request.body.page, request.headers, SITE_ORIGINS);
      const lead = { ...leadRequestOf(request.body), page };
      const judgement = await app.spamFilter.judge(request.body, request.visitor);
      const { assessment } = judgement;
      const acceptance = await keep({
        request: lead,
        receivedAt: new Date(),
        ...assessment,
        idempotency: idempotencyOf(lead, key, request.visitor),
      });
      if (acceptance.outcome === 'conflict') {
        throw new Problem(409, 'This idempotency key belongs to another request.');
      }
      count(app, acceptance, assessment.state);
      if (acceptance.outcome === 'created') void app.spamFilter.count(judgement);
      request.log.info({ lead: acceptance.id, ...assessment }, acceptance.outcome);
      app.delivery.leadArrived();
      if (isFormPost(request)) {
        return reply.redirect(outcomeLocation(request, SITE_ORIGINS, 'sent'), 303);
      }
      return reply.code(202).send({ id: acceptance.id });
    },
  );
  done();
};
