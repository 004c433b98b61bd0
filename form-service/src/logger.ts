import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  destination,
  pino,
  stdSerializers,
  type DestinationStream,
  type LoggerOptions,
} from 'pino';
import type { Config } from './config.ts';

/** What must not stand in a log, should anybody ever log a lead. */
const personalFields = ['firstName', 'lastName', 'email', 'phone', 'company', 'message'];

/** An error without the properties that libraries add: they hold rows and envelopes. */
function serializeError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: (error as { code?: unknown }).code };
}

/** Requests by what was asked, not by whom: addresses and query strings are personal. */
function serializeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, path: url.split('?', 1)[0] };
}

/** Structured logs, one JSON object a line, without personal data. */
export function createLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  output: DestinationStream = destination(1),
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    serializers: { err: serializeError, req: serializeRequest },
    redact: personalFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
  };
  return pino(options, output);
}
