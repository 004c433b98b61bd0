import { retentionDays } from '@sunfield/shared/retention';
import * as z from 'zod';
import { recipients } from './config-recipients.ts';
import {
  hostName,
  integer,
  mailbox,
  mailboxes,
  networks,
  oneOf,
  origin,
  origins,
  secret,
  url,
  webhookSecret,
} from './config-values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const databaseUrl = url(
  // Behind `//` a name would be that of a host.
  /^(?:file:(?!\/\/[^/]|$)|postgres(?:ql)?:\/\/)/u,
  'file:path/to/leads.db or postgres://user:password@host/database',
).default('file:data/leads.db');

/** Every variable that the form service reads, as docs/operate-leads.md lists them. */
export const environmentSchema = z.object({
  /** In production, addresses and credentials that only serve on a developer's machine are refused. */
  DEPLOYMENT: oneOf(['local', 'production']).default('local'),
  /** The image listens on every interface, as other containers have to reach it. */
  HOST: z.string().default('127.0.0.1'),
  PORT: integer(0, 65_535).default(4000),
  /** The sites that may post and be sent back to; the first stands in where a browser names none. */
  SITE_ORIGINS: origins,
  SMTP_URL: url(/^smtps?:\/\//u, 'smtp://user:password@host:port, or smtps://'),
  /** The name that the mail server is greeted with; the domain of MAIL_FROM where it is not set. */
  SMTP_NAME: hostName.optional(),
  /** Our own domain: a visitor's address in From fails DMARC. */
  MAIL_FROM: mailbox('an address such as Website <website@example.com>'),
  /** Who gets which leads. */
  LEADS_TO: recipients,
  /** Who is told too of leads that nobody has taken within the promised time. */
  ESCALATE_TO: mailboxes('addresses separated by commas, such as boss@example.com').default([]),
  /** Who is told of mails that came back; the address of MAIL_FROM where it is not set. */
  BOUNCES_TO: mailbox('an address such as bounces@example.com').optional(),
  DATABASE_URL: databaseUrl,
  REDIS_URL: url(/^rediss?:\/\//u, 'redis://host:port, or rediss://').optional(),
  /** Requests that one address may send within the window, in seconds. */
  RATE_LIMIT_MAX: integer(1, 1_000_000_000).default(60),
  RATE_LIMIT_WINDOW: integer(1, 86_400).default(600),
  /** The proxies whose X-Forwarded-For is believed. */
  TRUST_PROXY: networks.default([]),
  /** Days after which a delivered lead is erased. */
  RETENTION_DAYS: integer(1, 36_500).default(retentionDays),
  /** Leads an hour that are mailed; those above are mailed in the hours after. */
  LEADS_PER_HOUR: integer(1, 1_000_000_000).default(300),
  /** Asks browsers for a proof of work. At least 32 characters, the same on every process. */
  ALTCHA_SECRET: secret.optional(),
  /** Whether visitors get a mail that their request arrived, in their language. */
  ACKNOWLEDGE_VISITORS: oneOf(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** The service's own public origin, which the links in the sales team's mails lead to. */
  DESK_URL: origin(
    'the public origin of this service, such as https://forms.example.com',
  ).optional(),
  /** Signs those links. At least 32 characters, the same on every process. */
  DESK_SECRET: secret.optional(),
  /** Another system that is told of leads (docs/outlet.md), and what its webhooks are signed with. */
  OUTLET_URL: url(/^https?:\/\//u, 'https://hooks.example.com/leads').optional(),
  OUTLET_SECRET: webhookSecret.optional(),
  /** The folder in which the service makes a backup a day (docs/backup.md), and how many are kept. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: integer(1, 10_000).default(14),
  /** Whether the service sends a request through the public site once a day, to see that it arrives (docs/watch.md). */
  CANARY: oneOf(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
});

/** Their names. */
export const configVariables = Object.keys(environmentSchema.shape);

type Values = Partial<z.output<typeof environmentSchema>>;

/** A variable that another one is of no use without. Told together with what else is wrong. */
const needed = (name: keyof Values, by: keyof Values) =>
  z.refine<Values>((values) => values[by] === undefined || values[name] !== undefined, {
    path: [name],
    error: `is required: ${by} is set`,
    when: () => true,
  });

export const serviceSchema = environmentSchema.check(
  needed('DESK_SECRET', 'DESK_URL'),
  needed('DESK_URL', 'DESK_SECRET'),
  z.refine<Values>(({ CANARY, DESK_SECRET }) => !CANARY || DESK_SECRET !== undefined, {
    path: ['DESK_SECRET'],
    error: 'is required: CANARY is set',
    when: () => true,
  }),
  needed('OUTLET_SECRET', 'OUTLET_URL'),
  needed('OUTLET_URL', 'OUTLET_SECRET'),
);

export type Config = z.output<typeof environmentSchema>;
