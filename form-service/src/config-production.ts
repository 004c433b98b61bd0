import { domainOf } from '@sunfield/shared/mailbox';
import { isExampleHost, isPublicHost, isThisMachine } from '@sunfield/shared/public-host';
import type { Config } from './config-schema.ts';
import { webhookSecretBytes } from './config-values.ts';

/** Passwords that stand in examples, or that a database is tried out with. */
const samplePasswords = new Set([
  ...['password', 'passwd', 'pass', 'secret', 'changeme', 'change-me', 'example', 'sample'],
  ...['leads', 'postgres', 'redis', 'admin', 'root', 'test', '123456'],
]);

/** A secret of 32 random characters has more different ones than this, whatever its alphabet. */
const fewCharacters = 8;

/** What the secrets say that serve on a developer's machine and are public. */
const publicSecret = 'only-for-this-machine';

const isMonotonous = (secret: Iterable<unknown>) => new Set(secret).size < fewCharacters;

const isGuessable = (secret: string | undefined) =>
  secret !== undefined && (isMonotonous(secret) || secret.includes(publicSecret));

const passwordOf = (url: string) => decodeURIComponent(URL.parse(url)?.password ?? '');
const hostOf = (url: string) => URL.parse(url)?.hostname ?? '';

const isPublicSite = (origin: string) =>
  origin.startsWith('https://') && isPublicHost(hostOf(origin));
const isUnreal = (host: string) => isThisMachine(host) || isExampleHost(host);

/** What a configuration has that is no good in production: one line for each variable. */
export function productionFaults(config: Config): string[] {
  const { SITE_ORIGINS, SMTP_URL, MAIL_FROM, BOUNCES_TO, LEADS_TO, ESCALATE_TO, DESK_URL } = config;
  const faults = new Map<string, string>();
  const refuse = (variable: string, why: string) => faults.set(variable, why);

  const origin = SITE_ORIGINS.find((one) => !isPublicSite(one));
  if (origin) refuse('SITE_ORIGINS', `names ${origin}: visitors need a public https:// address`);

  if (DESK_URL !== undefined && !isPublicSite(DESK_URL))
    refuse('DESK_URL', `is ${DESK_URL}: the sales team needs a public https:// address`);

  if (isUnreal(hostOf(SMTP_URL)))
    refuse('SMTP_URL', `names ${hostOf(SMTP_URL)}: no real mail server`);

  const recipients = [LEADS_TO.others, ...LEADS_TO.rules.map(({ to }) => to)].flat();
  const addresses = {
    MAIL_FROM: [MAIL_FROM],
    BOUNCES_TO: BOUNCES_TO ? [BOUNCES_TO] : [],
    LEADS_TO: recipients,
    ESCALATE_TO,
  };
  for (const [variable, mailboxes] of Object.entries(addresses)) {
    const unreal = mailboxes.find(({ address }) => isUnreal(domainOf(address)));
    if (unreal) refuse(variable, `names ${unreal.address}: no real domain`);
  }

  for (const variable of ['SMTP_URL', 'DATABASE_URL', 'REDIS_URL'] as const)
    if (samplePasswords.has(passwordOf(config[variable] ?? '').toLowerCase()))
      refuse(variable, 'has a sample password');

  for (const variable of ['ALTCHA_SECRET', 'DESK_SECRET'] as const)
    if (isGuessable(config[variable])) refuse(variable, 'is no random secret');

  const { OUTLET_URL, OUTLET_SECRET } = config;
  if (OUTLET_URL?.startsWith('http:')) refuse('OUTLET_URL', 'is no https:// address');
  if (OUTLET_SECRET !== undefined && isMonotonous(webhookSecretBytes(OUTLET_SECRET)))
    refuse('OUTLET_SECRET', 'is no random secret');
  return [...faults].map(([variable, why]) => `${variable} ${why} (DEPLOYMENT=production)`);
}
