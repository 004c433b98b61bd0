import { readFileSync } from 'node:fs';
import { brand } from '@sunfield/shared/brand';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { checkLink } from '../desk/check-link.ts';
import { backToPage, pageOptions, sendPage } from '../http/pages.ts';
import { Problem } from '../http/problem.ts';
import { recipientsOf } from '../delivery/recipients.ts';
import { leadPage } from '../desk/lead-page.ts';
import { longestName, nameOf } from '../leads/follow-up.ts';
import { messagePage, stylePath } from '../desk/page.ts';
import type { LeadFilter, LeadRecord } from '../leads/lead-desk.ts';
import { actionFacts, type DeskAction } from '../links/actions.ts';

// The brand's colours stand before the sheet that shows them, as --brand-….
const colours = Object.entries(brand).map(([name, hex]) => `--brand-${name}: ${hex};`);
const style = `:root { ${colours.join(' ')} }\n${readFileSync(new URL('../desk/desk.css', import.meta.url), 'utf8')}`;

interface DeskRequest {
  readonly Body: { readonly by?: unknown; readonly undo?: unknown } | undefined;
  readonly Params: { readonly action: string; readonly lead: string };
  readonly Querystring: { readonly expires?: unknown; readonly signature?: unknown };
}

/** Whatever was thrown, as a page can tell it. */
function refusalOf(error: unknown): Problem {
  if (error instanceof Problem && error.statusCode !== 429) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  const later = 'Please open the link again in a few minutes.';
  if (statusCode === 429) return new Problem(429, later, { title: 'Too many at once' });
  return statusCode < 500
    ? new Problem(statusCode, 'Open the link from the mail again.', { title: 'This can’t be done' })
    : new Problem(503, `Nothing was changed. ${later}`, { title: 'The requests can’t be reached' });
}

function handleDeskError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, title, message } = refusalOf(error);
  if (statusCode >= 500) request.log.error({ err: error }, 'the desk failed');
  return sendPage(reply, statusCode, messagePage(title, message));
}

/**
 * `GET` and `POST /desk/<action>/<lead>`: the pages that the links of the sales team's mails lead to.
 * Only POST changes anything, as scanners of mail follow every link.
 */
export const deskRoute: FastifyPluginCallback = (app, _options, done) => {
  const { DESK_URL, DESK_SECRET, LEADS_TO, RATE_LIMIT_MAX, SITE_ORIGINS } = app.config;
  if (DESK_URL === undefined || DESK_SECRET === undefined) {
    done();
    return;
  }

  const linkOf = ({ params, query }: FastifyRequest<DeskRequest>) =>
    checkLink(
      { ...params, expires: query.expires, signature: query.signature },
      DESK_SECRET,
      new Date(app.time.clock.now()),
    );

  const pageOf = (lead: LeadRecord, action: DeskAction, note?: string) =>
    leadPage(lead, {
      action,
      siteOrigins: SITE_ORIGINS,
      people: recipientsOf(lead.request, LEADS_TO).flatMap(({ name }) => name || []),
      ...(note !== undefined && { note }),
    });

  async function find(id: string): Promise<LeadRecord> {
    const lead = await app.desk.find(id);
    if (lead) return lead;
    const why = 'It was erased from the store of requests.';
    throw new Problem(404, why, { title: 'This request is gone' });
  }

  const options = pageOptions('desk', RATE_LIMIT_MAX, handleDeskError);

  app.get<DeskRequest>('/desk/:action/:lead', options, async (request, reply) => {
    const action = linkOf(request);
    const lead = await find(request.params.lead);
    return sendPage(reply, 200, pageOf(lead, action));
  });

  app.post<DeskRequest>('/desk/:action/:lead', options, async (request, reply) => {
    const linked = linkOf(request);
    const { lead: id } = request.params;
    const { by, undo } = request.body ?? {};
    const action = (undo === undefined ? undefined : actionFacts[linked].undo) ?? linked;
    const { from, asksName, run } = actionFacts[action];
    const name = nameOf(by);
    if (asksName && name === undefined) {
      const lead = await find(id);
      const note = `Nothing was changed yet: say who you are, in at most ${longestName} characters.`;
      return sendPage(reply, 422, pageOf(lead, linked, note));
    }
    const filter: LeadFilter = { ids: [id], states: from };
    const hand = { by: name ?? '', at: new Date(app.time.clock.now()) };
    if ((await run(app.desk, filter, hand)) === 1) {
      request.log.info({ lead: id, action }, 'lead was changed at the desk');
      app.delivery.notify();
      return backToPage(request, reply);
    }
    const lead = await find(id);
    const note = 'Nothing was changed: the request is not where this can be done.';
    return sendPage(reply, 409, pageOf(lead, linked, note));
  });

  app.get(stylePath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=3600').send(style),
  );
  done();
};
