import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Mail } from './mail.ts';
import { framed, listPage, mailPage } from './pages.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Nothing runs, and nothing is loaded from elsewhere. */
const still = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'";

const own = `${still}; frame-src 'self'; form-action 'self'; frame-ancestors 'none'`;

/** Somebody else wrote it: it sends no form, and stands in the frame of a mail's page, if in any. */
const foreign = `${still}; form-action 'none'; frame-ancestors 'self'`;

const html = (body: string, policy = own): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  },
  body,
});

const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** A page of the web may reach this machine by a name of its own that leads here. */
const isForThisMachine = ({ headers }: IncomingMessage) =>
  /^(?:localhost|127\.0\.0\.1):\d+$/u.test(headers.host ?? '');

/** A page of the web may post a form here. What isn't a browser says nothing of where it comes from. */
const isFromElsewhere = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin';

function answer(request: IncomingMessage, mails: Mail[]): Answer {
  const { method, url = '/' } = request;
  if (!isForThisMachine(request)) return { status: 403 };
  if (method === 'POST' && url === '/delete') {
    if (isFromElsewhere(request)) return { status: 403 };
    mails.length = 0;
    return { status: 303, headers: { location: '/' } };
  }
  if (method !== 'GET') return { status: 405 };
  if (url === '/') return html(listPage(mails));
  if (url === '/email') return json(mails);
  const [, id, part] = /^\/email\/([^/]+)(\/html)?$/u.exec(url) ?? [];
  const mail = mails.find((one) => one.id === id);
  if (!mail) return { status: 404 };
  return part ? html(framed(mail), foreign) : html(mailPage(mail));
}

/**
 * Shows mails, and gives them to programs: `GET /email` all of them as JSON, `GET /email/ID/html` the
 * HTML of one. `POST /delete` empties the list.
 */
export function serveMails(mails: Mail[]): Server {
  return createServer((request, response) => {
    const { status, headers, body } = answer(request, mails);
    response
      .writeHead(status, {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...headers,
      })
      .end(body);
  });
}
