import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { readPorts } from './ports.ts';
import type { Part } from './processes.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The mailbox keeps its mails here while the product runs. */
const mailDirectory = fileURLToPath(new URL('../data/mail', import.meta.url));

/** The command that starts a part, from its own package.json: the one home of Node's flags. */
export function startCommand(part: 'form-service' | 'site'): Part['command'] {
  const text = readFileSync(`${root}${part}/package.json`, 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  const [program = '', ...words] = scripts.start.split(' ');
  return [program, ...words];
}

/** The parts of the product on one machine: site, form service and a local mailbox. */
export function productParts(ports: ReturnType<typeof readPorts>, dev: boolean) {
  const siteUrl = `http://localhost:${ports.site.number}`;
  const formUrl = `http://localhost:${ports.form.number}`;
  const mailboxUrl = `http://localhost:${ports.mailbox.number}`;
  const { MAIL_FROM, LEADS_TO, DATABASE_URL } = process.env;

  const mailbox: Part = {
    name: 'The mailbox',
    command: [
      'maildev',
      ...['--smtp', String(ports.smtp.number), '--ip', '127.0.0.1'],
      ...['--web', String(ports.mailbox.number), '--web-ip', '127.0.0.1'],
      ...['--mail-directory', mailDirectory, '--silent'],
    ],
    cwd: root,
    quiet: true,
  };

  const form: Part = {
    name: 'The form service',
    command: dev ? ['node', '--watch', 'src/main.js'] : startCommand('form-service'),
    cwd: `${root}form-service`,
    env: {
      PORT: String(ports.form.number),
      SITE_ORIGINS: process.env['SITE_ORIGINS'] ?? siteUrl,
      SMTP_URL: process.env['SMTP_URL'] ?? `smtp://localhost:${ports.smtp.number}`,
      MAIL_FROM: MAIL_FROM ?? 'website@sunfield.example',
      LEADS_TO: LEADS_TO ?? 'sales@sunfield.example',
      // Unset, it is where `npm run leads` looks for it too.
      ...(DATABASE_URL && { DATABASE_URL }),
    },
  };

  const site: Part = {
    name: 'The site',
    command: dev ? ['waku', 'dev', '--port', String(ports.site.number)] : startCommand('site'),
    cwd: `${root}site`,
    env: {
      PORT: String(ports.site.number),
      SITE_URL: process.env['SITE_URL'] ?? siteUrl,
      FORM_SERVICE_URL: process.env['FORM_SERVICE_URL'] ?? formUrl,
    },
  };

  return { mailbox, form, site, urls: { siteUrl, formUrl, mailboxUrl } };
}
