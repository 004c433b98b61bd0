import * as z from 'zod';
import { productionFaults } from './config-production.ts';
import { environmentSchema, serviceSchema, type Config } from './config-schema.ts';
import { slipsIn } from './config-slips.ts';
import { OperatorError } from './operator-error.ts';

export type { Config };

type Environment = Readonly<Record<string, string | undefined>>;

/** The process's own variables: nothing else reads them. */
export const processEnvironment: Environment = process.env;

function parse<T extends z.ZodType>(schema: T, environment: Environment): z.output<T> {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const { success, data, error } = schema.safeParse(Object.fromEntries(filled));
  const faults = new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
  const lines = [...faults].map(([name, message]) => `${name} ${message}`);
  if (!success) throw new OperatorError([...lines, ...slipsIn(environment)].join('\n'));
  return data;
}

/** Neither passwords nor, in production, leads travel in clear, unless the URL itself says how to. */
function withTls<T extends Pick<Config, 'SMTP_URL' | 'DEPLOYMENT'>>(config: T): T {
  const url = new URL(config.SMTP_URL);
  const needsTls = url.username !== '' || config.DEPLOYMENT === 'production';
  const isTold = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  if (needsTls && !isTold && url.protocol !== 'smtps:') url.searchParams.set('requireTLS', 'true');
  // As the standard writes it: what else stands in a password means something to other readers of addresses.
  return { ...config, SMTP_URL: url.href };
}

/**
 * The service's configuration. A variable that is set to nothing counts as not set.
 *
 * @throws {OperatorError} when a variable is missing, malformed, or no good in production
 */
export function readConfig(environment: Environment = process.env): Config {
  const config = parse(serviceSchema, environment);
  const faults = config.DEPLOYMENT === 'production' ? productionFaults(config) : [];
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
  return withTls(config);
}

/** Where the operator called the tool: npm runs it in the folder of its package. */
export function callersFolder(environment: Environment = process.env): string {
  return environment['INIT_CWD'] ?? process.cwd();
}

const storeSchema = environmentSchema.pick({ DATABASE_URL: true, OUTLET_URL: true });
/** What the operator's tool needs: the lead store, and whether what becomes of leads is told. */
export const readStoreConfig = (environment: Environment = processEnvironment) =>
  parse(storeSchema, environment);

const backupSchema = environmentSchema.pick({ DATABASE_URL: true, BACKUP_DIR: true });
/** What backing up and restoring needs. */
export const readBackupConfig = (environment: Environment) => parse(backupSchema, environment);

const canarySchema = environmentSchema.pick({ SITE_ORIGINS: true, DESK_SECRET: true });
/** What sending a canary needs. */
export const readCanaryConfig = (environment: Environment) => parse(canarySchema, environment);

const mailSchema = environmentSchema.pick({
  DEPLOYMENT: true,
  SMTP_URL: true,
  SMTP_NAME: true,
  MAIL_FROM: true,
  BOUNCES_TO: true,
  LEADS_TO: true,
});
/** What sending a mail needs. */
export const readMailConfig = (environment: Environment) => withTls(parse(mailSchema, environment));
