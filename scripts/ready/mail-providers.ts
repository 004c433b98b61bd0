/** What DNS has to say for mails that leave through a provider. docs/deploy.md tells how it gets there. */
export interface MailProvider {
  readonly name: string;
  readonly host: RegExp;
  /**
   * What the SPF record of the sender's domain has to include. Other providers send with a return path
   * of their own or of a subdomain, and need nothing there.
   */
  readonly spf?: string;
  /** The selectors of its DKIM keys, where they are the same for everybody. */
  readonly selectors: readonly string[];
}

const mailProviders: readonly MailProvider[] = [
  {
    name: 'Google Workspace',
    host: /^smtp(?:-relay)?\.gmail\.com$/u,
    spf: 'include:_spf.google.com',
    selectors: ['google'],
  },
  { name: 'Amazon SES', host: /^email-smtp\..*\.amazonaws\.com$/u, selectors: [] },
  { name: 'Postmark', host: /^smtp(?:-broadcasts)?\.postmarkapp\.com$/u, selectors: [] },
  { name: 'Brevo', host: /^smtp-relay\.brevo\.com$/u, selectors: ['brevo1', 'brevo2', 'mail'] },
];

/** The provider that a mail server belongs to, where it is a known one. */
export const findMailProvider = (host: string): MailProvider | undefined =>
  mailProviders.find((provider) => provider.host.test(host));
