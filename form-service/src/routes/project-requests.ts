import {
  projectRequestSchema,
  validateProjectRequest,
  type FieldErrors,
} from '@sunfield/shared/project-request';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { assess } from '../abuse/assess.ts';
import { isFormPost } from '../form-post.ts';
import { outcomeLocation } from '../form-redirect.ts';
import { idempotencyOf } from '../leads/fingerprint.ts';
import type { Acceptance, NewLead } from '../leads/lead-store.ts';
import { leadRequestOf } from '../leads/lead.ts';
import { Problem } from '../problem.ts';
import { refuseOtherSites } from '../site-origin.ts';

/** When to try again after the store could not keep a lead, in seconds. */
const storeRetryAfter = 30;

const accepted = z.object({ id: z.uuid() }).describe('The request is on disk.');

const invalid = (errors: FieldErrors) =>
  new Problem(422, 'Some fields are missing or wrong.', { errors });

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
      config: { rateLimit: {} },
      schema: { body: projectRequestSchema, response: { 202: accepted } },
      onRequest: (request, _reply, next) => {
        refuseOtherSites(request.headers, SITE_ORIGINS);
        // Fastify itself lets an empty body without a type pass.
        if (!request.headers['content-type']) throw new Problem(415, 'Send JSON or a form.');
        next();
      },
      validatorCompiler: () => (body) => {
        const validation = validateProjectRequest(body);
        return validation.ok
          ? { value: validation.request }
          : { error: invalid(validation.errors) };
      },
    },
    async (request, reply) => {
      const header = request.headers['idempotency-key'];
      const key = typeof header === 'string' && header !== '' ? header : request.body.requestId;
      const lead = leadRequestOf(request.body);
      const acceptance = await keep({
        request: lead,
        receivedAt: new Date(),
        ...(await assess(request.body, request.ip, app.counters, app.config)),
        idempotency: idempotencyOf(lead, key, request.ip),
      });
      if (acceptance.outcome === 'conflict') {
        throw new Problem(409, 'This idempotency key belongs to another request.');
      }
      app.delivery.notify();
      if (isFormPost(request)) {
        return reply.redirect(outcomeLocation(request, SITE_ORIGINS, 'sent'), 303);
      }
      return reply.code(202).send({ id: acceptance.id });
    },
  );
  done();
};
