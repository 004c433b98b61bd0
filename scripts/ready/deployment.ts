import { listOf, type Variables } from './configuration.ts';
import { advice, check, missing, ok, manual, type Finding } from './finding.ts';
import { listens, visit, type Visit, type Way } from './visit.ts';

/** Below this Caddy has failed to renew for a while; in days. Let's Encrypt's last for 90. */
const fewDays = 14;
const day = 24 * 60 * 60 * 1000;

/** What listens inside only, in deploy/docker-compose.production.yml and on a developer's machine. */
const everyInsidePort = {
  ...{ site: 3000, form: 4000, SMTP: 1025, mailbox: 8025, PostgreSQL: 5432, Redis: 6379 },
  ...{ Prometheus: 9090, Grafana: 3001 },
};

const insidePaths = ['/metrics', '/readyz'];

const reasonOf = (error: unknown) => (error as Error).message || (error as { code?: string }).code;

function checkCertificate(host: string, { distrusted, certificateEnds }: Visit): Finding {
  if (distrusted)
    return missing(`browsers refuse the certificate of ${host}: ${distrusted}`, manual.start);
  const days = Math.floor(((certificateEnds?.getTime() ?? 0) - Date.now()) / day);
  return check(
    days >= fewDays,
    `${host} has a certificate for another ${days} days`,
    `the certificate of ${host} ends in ${days} days and was not renewed`,
    manual.start,
  );
}

async function checkRedirect(from: string, to: string, way: Way): Promise<Finding> {
  try {
    const { status, headers } = await visit(from, way);
    return check(
      [301, 308].includes(status) && headers.location === to,
      `${from} redirects to ${to}`,
      `${from} answers ${status} ${headers.location ?? ''}instead of redirecting to ${to}`,
      manual.addresses,
    );
  } catch (error) {
    return missing(`${from} does not answer: ${reasonOf(error)}`, manual.addresses);
  }
}

function checkPage(page: Visit, siteUrl: string, formUrl: string): Finding[] {
  const { headers, body, status } = page;
  const policy = String(headers['content-security-policy'] ?? '');
  const canonical = /<link\b[^>]* rel="canonical" href="([^"]*)"/u.exec(body)?.[1];
  return [
    check(status === 200, `${siteUrl}/ answers`, `${siteUrl}/ answers ${status}`, manual.start),
    check(
      canonical === `${siteUrl}/`,
      'pages name their public address',
      `the home page says that its address is ${canonical ?? 'nothing'}: SITE_URL is another in the running site`,
      manual.environment,
    ),
    check(
      policy.includes(formUrl),
      'pages may post to the form service',
      `pages may not post to ${formUrl}: FORM_SERVICE_URL is another in the running site`,
      manual.environment,
    ),
    check(
      headers['strict-transport-security'] !== undefined &&
        headers['x-content-type-options'] === 'nosniff',
      'pages have their security headers',
      'pages lack Strict-Transport-Security or X-Content-Type-Options: a proxy in between takes them away',
      manual.start,
    ),
  ];
}

async function checkSecurityTxt(siteUrl: string, way: Way): Promise<Finding> {
  const { status, body } = await visit(`${siteUrl}/.well-known/security.txt`, way);
  const expires = Date.parse(/^Expires:\s*(.+)$/mu.exec(body)?.[1] ?? '');
  return check(
    status === 200 && expires > Date.now(),
    'security.txt tells whom to write to',
    `${siteUrl}/.well-known/security.txt is missing or out of date`,
    manual.start,
  );
}

async function checkPorts(hostname: string, way: Way): Promise<Finding> {
  const open = await Promise.all(
    Object.entries(way.insidePorts ?? everyInsidePort).map(async ([part, port]) =>
      (await listens(hostname, port, way)) ? [`${port} (${part})`] : [],
    ),
  );
  const list = open.flat().join(', ');
  return list
    ? missing(`${hostname} answers on ${list}`, manual.firewall)
    : ok('no port of the inside answers');
}

async function checkSite(siteUrl: string, formUrl: string, way: Way): Promise<Finding[]> {
  const { host, hostname } = new URL(siteUrl);
  try {
    const page = await visit(`${siteUrl}/`, way);
    return [
      checkCertificate(host, page),
      ...checkPage(page, siteUrl, formUrl),
      await checkSecurityTxt(siteUrl, way),
      await checkRedirect(`http://${hostname}/About`, `${siteUrl}/About`, way),
      await checkPorts(hostname, way),
    ];
  } catch (error) {
    return [missing(`${siteUrl} does not answer: ${reasonOf(error)}`, manual.addresses)];
  }
}

const preflight = (origin: string) =>
  ({ method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }) as const;

async function checkForm(formUrl: string, siteUrl: string, way: Way): Promise<Finding[]> {
  try {
    const health = await visit(`${formUrl}/healthz`, way);
    const answers = await Promise.all(insidePaths.map((path) => visit(formUrl + path, way)));
    const open = insidePaths.filter((_, index) => (answers[index]?.status ?? 0) < 400);
    const allowed = await visit(`${formUrl}/project-requests`, way, preflight(siteUrl));
    return [
      checkCertificate(new URL(formUrl).host, health),
      check(
        health.status === 200,
        `${formUrl} answers`,
        `${formUrl}/healthz answers ${health.status}`,
        manual.start,
      ),
      check(
        allowed.headers['access-control-allow-origin'] === siteUrl,
        'the form service takes the form from the site',
        `the form service takes no form from ${siteUrl}: SITE_ORIGINS`,
        manual.environment,
      ),
      check(
        open.length === 0,
        'what is for operators can be read inside only',
        `anybody can read ${open.map((path) => formUrl + path).join(', ')}`,
        manual.start,
      ),
    ];
  } catch (error) {
    return [missing(`${formUrl} does not answer: ${reasonOf(error)}`, manual.addresses)];
  }
}

/** What a running deployment answers, seen from where this runs. */
export async function checkDeployment(variables: Variables, way: Way): Promise<Finding[]> {
  const { SITE_URL = '', FORM_SERVICE_URL = '', REDIRECTED_URLS } = variables;
  const site = URL.parse(SITE_URL);
  const form = URL.parse(FORM_SERVICE_URL);
  if (!site || !form)
    return [
      advice(
        'SITE_URL and FORM_SERVICE_URL are needed to look at a deployment',
        manual.environment,
      ),
    ];
  return [
    ...(await checkSite(site.origin, form.origin, way)),
    ...(await Promise.all(
      listOf(REDIRECTED_URLS).map((from) =>
        checkRedirect(`${from}/About`, `${site.origin}/About`, way),
      ),
    )),
    ...(await checkForm(form.origin, site.origin, way)),
  ];
}
