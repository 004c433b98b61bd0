import { readFileSync, statSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { domainOf } from '@sunfield/shared/mailbox';
import { root } from './product.ts';
import { checkBackups, inContainer } from './ready/backups.ts';
import { checkConfiguration, type Variables } from './ready/configuration.ts';
import { checkDeployment } from './ready/deployment.ts';
import { advice, manual, type Finding } from './ready/finding.ts';
import { findMailProvider } from './ready/mail-providers.ts';
import { checkMailRecords } from './ready/mail-records.ts';
import { checkMailServer } from './ready/mail-server.ts';
import { conclusion, section } from './ready/report.ts';
import { systemResolver } from './ready/resolver.ts';
import { checkSamples } from './ready/samples.ts';

// Says what is missing before, and after, the product goes live (docs/deploy.md).

const { values: options } = parseArgs({
  options: {
    'env-file': { type: 'string', default: `${root}.env.production` },
    /** Before there is a deployment to look at. */
    'configuration-only': { type: 'boolean', default: false },
  },
});

const file = options['env-file'];
const found: Finding[] = [];

function report(title: string, findings: Finding[]): void {
  found.push(...findings);
  console.log(section(title, findings));
}

function readVariables(): Variables {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) {
    console.log(`There is no ${file}: checking the variables of this shell.`);
    return process.env;
  }
  if ((stat.mode & 0o077) !== 0)
    report('Files', [advice(`${file} can be read by others: chmod 600`, manual.environment)]);
  return parseEnv(readFileSync(file, 'utf8'));
}

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
const variables = readVariables();
const { config, findings } = checkConfiguration(variables, version);
report('Configuration', findings);
report('Content', [checkSamples(root)]);

if (config) {
  const { MAIL_FROM, LEADS_TO, SMTP_URL } = config;
  const sender = {
    domain: domainOf(MAIL_FROM.address),
    provider: findMailProvider(new URL(SMTP_URL).hostname),
    selector: variables['DKIM_SELECTOR'],
  };
  const recipients = [LEADS_TO.others, ...LEADS_TO.rules.map(({ to }) => to)]
    .flat()
    .map(({ address }) => domainOf(address));
  report('Mail', [
    await checkMailServer(SMTP_URL),
    ...(await checkMailRecords(systemResolver, sender, recipients)),
  ]);
}

if (!options['configuration-only'])
  report('Deployment', [
    ...(await checkDeployment(variables, {})),
    await checkBackups(inContainer(root, file)),
  ]);

console.log(conclusion(found));
process.exitCode = found.some(({ level }) => level === 'missing') ? 1 : 0;
