import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';

/** How long a server may take to answer, in milliseconds. */
const timeout = 10_000;

/** The way to a deployment. Tests have one of their own. */
export interface Way {
  readonly lookup?: LookupFunction;
  /** The certificate authorities that are believed, in PEM; those of Node where none are given. */
  readonly ca?: string;
  /** Where plain http is answered; 80 on the web. */
  readonly httpPort?: number;
  /** Ports that mustn't answer, by what listens there inside. */
  readonly insidePorts?: Readonly<Record<string, number>>;
}

export interface Visit {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Why browsers wouldn't believe the certificate. */
  readonly distrusted?: string;
  readonly certificateEnds?: Date;
}

interface Options {
  readonly method?: 'GET' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
}

const certificateOf = (socket: TLSSocket) => ({
  ...(!socket.authorized && { distrusted: String(socket.authorizationError) }),
  certificateEnds: new Date(socket.getPeerCertificate().valid_to),
});

/**
 * Asks a server, follows no redirect, and tells of its certificate instead of refusing it.
 * @throws Error where nothing answers
 */
export async function visit(url: string, way: Way, options: Options = {}): Promise<Visit> {
  const { method = 'GET', headers = {} } = options;
  const isSecure = url.startsWith('https:');
  const send = isSecure ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = send(url, {
      method,
      headers,
      timeout,
      agent: false,
      rejectUnauthorized: false,
      ...(way.lookup && { lookup: way.lookup }),
      ...(way.ca && { ca: way.ca }),
      ...(!isSecure && way.httpPort && { port: way.httpPort }),
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${timeout / 1000} seconds`)));
    asked.on('error', reject);
    asked.on('response', (response) => {
      const { statusCode: status = 0, headers: answered, socket } = response;
      const certificate = socket instanceof TLSSocket ? certificateOf(socket) : {};
      text(response)
        .then((body) => resolve({ status, headers: answered, body, ...certificate }))
        .catch(reject);
    });
    asked.end();
  });
}

/** Whether something listens on a port. */
export function listens(host: string, port: number, { lookup }: Way): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3_000, ...(lookup && { lookup }) });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
}
