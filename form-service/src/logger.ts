import { sourceFields, visibleFields } from '@sunfield/shared/project-request';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  destination,
  pino,
  stdSerializers,
  type DestinationStream,
  type LoggerOptions,
} from 'pino';
import type { Config } from './config.ts';

/** What must not stand in a log, should anybody ever log it: what a visitor typed, and whence. */
const personalFields = new Set<string>([
  ...visibleFields,
  ...sourceFields,
  ...['name', 'page', 'request', 'body', 'envelope', 'headers', 'ip', 'visitor'],
]);

/** An error without the properties that libraries add: they hold rows and envelopes. */
function serializeError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: (error as { code?: unknown }).code };
}

/** Requests by what was asked, not by whom: addresses and query strings are personal. */
function serializeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, path: url.split('?', 1)[0] };
}

const serializers = { err: serializeError, req: serializeRequest };

const isPlain = (value: unknown) =>
  typeof value !== 'object' || value === null || value instanceof Date;

/** Whether a field of a log line is one value, or a list of such, that isn't personal. */
function mayBeLogged(field: string, value: unknown): boolean {
  if (personalFields.has(field)) return false;
  return field in serializers || isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/**
 * Leaves out of a line what may be personal. Objects have no place in it but those with a serializer:
 * nobody knows what a library or a later change puts into them. To look for personal fields at any
 * depth instead takes longer than writing the line.
 */
const withoutPersonalData = (line: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(line).filter(([field, value]) => mayBeLogged(field, value)));

/**
 * Structured logs, one JSON object a line, without personal data. Lines that come while one is being
 * written go together, and no visitor waits for whoever reads them; at the end of the process all are
 * written.
 */
export function createLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  output: DestinationStream = destination({ dest: 1, sync: false }),
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    serializers,
    formatters: { log: withoutPersonalData },
  };
  return pino(options, output);
}
