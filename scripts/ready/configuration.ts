import { readConfig, type Config } from '../../form-service/src/config.ts';
import { readEnvironment } from '../../site/src/environment.ts';
import { advice, missing, ok, manual, type Finding } from './finding.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface Checked {
  readonly findings: Finding[];
  /** Where the service could start. */
  readonly config?: Config;
}

/** What reading throws is made for people: one line for each variable. */
function refusals(read: () => unknown): Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .map((line) => missing(line.replace(' (DEPLOYMENT=production)', ''), manual.environment));
  }
}

export const listOf = (text = '') =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function adviceOn({ SITE_URL = '', REDIRECTED_URLS, VERSION }: Variables, version: string) {
  const findings: Finding[] = [];
  const { hostname = '' } = URL.parse(SITE_URL) ?? {};
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  if (hostname && !listOf(REDIRECTED_URLS).some((url) => URL.parse(url)?.hostname === other))
    findings.push(
      advice(
        `REDIRECTED_URLS leaves https://${other} out: who types it in finds nothing`,
        manual.addresses,
      ),
    );
  if (VERSION && VERSION !== version)
    findings.push(advice(`VERSION is ${VERSION}, but ${version} is checked out`, manual.upgrade));
  return findings;
}

/**
 * Whether the site and the service would start in production with these variables, as
 * deploy/docker-compose.production.yml hands them on.
 * @param version the release that is checked out
 */
export function checkConfiguration(variables: Variables, version: string): Checked {
  const environment: Variables = {
    ...variables,
    SITE_ORIGINS: variables['SITE_ORIGINS'] ?? variables['SITE_URL'],
    DESK_URL: variables['FORM_SERVICE_URL'],
    DEPLOYMENT: 'production',
  };
  const read: { config?: Config } = {};
  const faults = [
    ...refusals(() => readEnvironment(environment)),
    ...refusals(() => (read.config = readConfig(environment))),
  ];
  return {
    ...read,
    findings: [
      ...(faults.length > 0 ? faults : [ok('the site and the form service can start with it')]),
      ...adviceOn(variables, version),
    ],
  };
}
