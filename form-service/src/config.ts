import { retentionDays } from '@sunfield/shared/retention';
import * as z from 'zod';
import {
  integer,
  mailbox,
  mailboxes,
  networks,
  oneOf,
  origins,
  secret,
  url,
} from './config-values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const databaseUrl = url(
  /^(?:file:.|postgres(?:ql)?:\/\/)/u,
  'file:path/to/leads.db or postgres://user:password@host/database',
).default('file:data/leads.db');

/** Every variable that the form service reads, as docs/operate-leads.md lists them. */
const environmentSchema = z.object({
  /** Containers and load balancers have to reach it, so it listens on every interface. */
  HOST: z.string().default('0.0.0.0'),
  PORT: integer(0, 65_535).default(4000),
  /** The sites that may post and be sent back to; the first stands in where a browser names none. */
  SITE_ORIGINS: origins,
  SMTP_URL: url(/^smtps?:\/\//u, 'smtp://user:password@host:port, or smtps://'),
  /** Our own domain: a visitor's address in From fails DMARC. */
  MAIL_FROM: mailbox('an address such as Website <website@example.com>'),
  LEADS_TO: mailboxes,
  DATABASE_URL: databaseUrl,
  REDIS_URL: url(/^rediss?:\/\//u, 'redis://host:port, or rediss://').optional(),
  /** Requests that one address may send within the window, in seconds. */
  RATE_LIMIT_MAX: integer(1, 1_000_000_000).default(60),
  RATE_LIMIT_WINDOW: integer(1, 86_400).default(600),
  /** The proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: networks.default([]),
  /** Days after which a delivered lead is erased. */
  RETENTION_DAYS: integer(1, 36_500).default(retentionDays),
  /** Leads an hour from the whole site; those above are held back for a person to release. */
  LEADS_PER_HOUR: integer(1, 1_000_000_000).default(300),
  /** Asks browsers for a proof of work. At least 32 characters, the same on every process. */
  ALTCHA_SECRET: secret.optional(),
  /** Whether visitors get a mail that their request arrived, in their language. */
  ACKNOWLEDGE_VISITORS: oneOf(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
});

export const configVariables = Object.keys(environmentSchema.shape);

export type Config = z.output<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Has one line for each variable that is missing or malformed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function parse<T extends z.ZodType>(schema: T, environment: Environment): z.output<T> {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = schema.safeParse(Object.fromEntries(filled));
  if (result.success) return result.data;
  const lines = new Map(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new ConfigError([...lines].map(([name, message]) => `${name} ${message}`).join('\n'));
}

/**
 * The service's configuration. A variable that is set to nothing counts as not set.
 *
 * @throws {ConfigError} when a variable is missing or malformed
 */
export function readConfig(environment: Environment = process.env): Config {
  return parse(environmentSchema, environment);
}

/** What the operator's tool needs: the lead store, and nothing of the mail or the web. */
export function readStoreConfig(environment: Environment = process.env): StoreConfig {
  return parse(environmentSchema.pick({ DATABASE_URL: true }), environment);
}

export type StoreConfig = Pick<Config, 'DATABASE_URL'>;
