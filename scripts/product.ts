import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { company } from '@sunfield/shared/company';
import { domainOf } from '@sunfield/shared/mailbox';
import type { readPorts } from './ports.ts';
import type { Part } from './processes.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The command that starts a part, from its own package.json: the one home of Node's flags. */
export function startCommand(part: 'form-service' | 'site'): Part['command'] {
  const text = readFileSync(`${root}${part}/package.json`, 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  const [program = '', ...others] = scripts.start.split(' ');
  return [program, ...others];
}

/** The site's build: what it says of itself is for those who work on it. */
export const siteBuild: Part = {
  name: 'The build of the site',
  command: ['npm', 'run', '--silent', 'build', '-w', 'site'],
  cwd: root,
  quiet: true,
};

/** Nobody but this machine has business with a product that is being worked on. */
const loopback = '127.0.0.1';

/** Of the addresses that the mailbox sees where none are set. */
const mailDomain = domainOf(company.email);

/** The parts of the product on one machine: site, form service and a local mailbox. */
export function productParts(ports: ReturnType<typeof readPorts>, dev: boolean) {
  const siteUrl = `http://localhost:${ports.site.number}`;
  const formUrl = `http://localhost:${ports.form.number}`;
  const mailboxUrl = `http://localhost:${ports.mailbox.number}`;
  const { MAIL_FROM, LEADS_TO, DATABASE_URL, FORM_SERVICE_URL, DESK_SECRET } = process.env;

  const mailbox: Part = {
    name: 'The mailbox',
    command: ['node', 'scripts/mailbox.ts'],
    cwd: root,
    env: { MAILBOX_PORT: String(ports.mailbox.number), SMTP_PORT: String(ports.smtp.number) },
  };

  const form: Part = {
    name: 'The form service',
    command: dev ? ['node', '--watch', 'src/main.js'] : startCommand('form-service'),
    cwd: `${root}form-service`,
    env: {
      HOST: loopback,
      PORT: String(ports.form.number),
      SITE_ORIGINS: process.env['SITE_ORIGINS'] ?? siteUrl,
      SMTP_URL: process.env['SMTP_URL'] ?? `smtp://localhost:${ports.smtp.number}`,
      MAIL_FROM: MAIL_FROM ?? `website@${mailDomain}`,
      LEADS_TO: LEADS_TO ?? `sales@${mailDomain}`,
      DESK_URL: FORM_SERVICE_URL ?? formUrl,
      // The same after each start, so that the links of earlier mails go on working.
      DESK_SECRET: DESK_SECRET ?? 'only-for-this-machine-as-it-is-public',
      // Unset, it is where `npm run leads` looks for it too.
      ...(DATABASE_URL && { DATABASE_URL }),
    },
  };

  const site: Part = {
    name: 'The site',
    command: dev ? ['waku', 'dev', '--port', String(ports.site.number)] : startCommand('site'),
    cwd: `${root}site`,
    env: {
      HOST: loopback,
      PORT: String(ports.site.number),
      SITE_URL: process.env['SITE_URL'] ?? siteUrl,
      FORM_SERVICE_URL: FORM_SERVICE_URL ?? formUrl,
    },
  };

  return { mailbox, form, site, urls: { siteUrl, formUrl, mailboxUrl } };
}

/** The editor of words, beside a site that is being worked on. */
export const editorPart = (port: number, siteUrl: string): Part => ({
  name: 'The editor',
  command: ['vite', '-c', 'edit/vite.config.ts', '--port', String(port)],
  cwd: `${root}site`,
  env: { SITE_URL: siteUrl },
  quiet: true,
});
