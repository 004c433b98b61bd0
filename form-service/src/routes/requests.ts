import { defaultLocale, isLocale } from '@sunfield/shared/locales';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import {
  localTimePath,
  localTimeScript,
  requestMessagePage,
  requestPage,
} from '../desk/request-page.ts';
import { backToPage, pageOptions, sendPage } from '../http/pages.ts';
import { readToken } from '../links/token.ts';

interface PageRequest {
  readonly Querystring: { readonly lang?: unknown; readonly token?: unknown };
  readonly Body: { readonly sure?: unknown } | undefined;
}

/**
 * `GET` and `POST /requests?token=…`: how far a request is, for its visitor, who can withdraw it there. Whoever
 * guesses learns nothing: a token that we didn't make, and one whose time is over, are answered alike.
 */
export const requestsRoute: FastifyPluginCallback = (app, _options, done) => {
  const { DESK_URL, DESK_SECRET, RATE_LIMIT_MAX, SITE_ORIGINS } = app.config;
  if (DESK_URL === undefined || DESK_SECRET === undefined) {
    done();
    return;
  }
  const contextOf = ({ query }: FastifyRequest) => {
    const { lang } = query as PageRequest['Querystring'];
    return { locale: isLocale(lang) ? lang : defaultLocale, site: SITE_ORIGINS[0] ?? '' };
  };
  const idOf = ({ query }: FastifyRequest<PageRequest>) =>
    readToken('request', String(query.token), DESK_SECRET, new Date(app.time.clock.now()));

  const sendUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 404, requestMessagePage('unknown', contextOf(request)));

  const options = pageOptions('request', RATE_LIMIT_MAX, (error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) request.log.error({ err: error }, 'the page of a request failed');
    const status = statusCode < 500 ? statusCode : 503;
    return sendPage(reply, status, requestMessagePage('later', contextOf(request)));
  });

  async function sendRequest(
    id: string,
    request: FastifyRequest,
    reply: FastifyReply,
    isUnsure = false,
  ) {
    const lead = await app.desk.find(id);
    const context = contextOf(request);
    return lead
      ? sendPage(reply, isUnsure ? 422 : 200, requestPage(lead, context, isUnsure))
      : sendPage(reply, 410, requestMessagePage('gone', context));
  }

  app.get<PageRequest>('/requests', options, async (request, reply) => {
    const id = idOf(request);
    return id === undefined ? sendUnknown(request, reply) : sendRequest(id, request, reply);
  });

  app.post<PageRequest>('/requests', options, async (request, reply) => {
    const id = idOf(request);
    if (id === undefined) return sendUnknown(request, reply);
    // A robot that presses buttons erases nothing.
    if (request.body?.sure !== 'yes') return sendRequest(id, request, reply, true);
    if (await app.desk.withdraw(id)) {
      request.log.info({ lead: id }, 'lead was withdrawn by its visitor');
      app.delivery.notify();
    }
    return backToPage(request, reply);
  });

  app.get(localTimePath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'max-age=3600')
      .send(localTimeScript),
  );
  done();
};
