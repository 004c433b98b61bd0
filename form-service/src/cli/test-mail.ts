import { randomUUID } from 'node:crypto';
import { domainOf } from '@sunfield/shared/mailbox';
import { readMailConfig } from '../config.ts';
import { parseMailboxes, type Mailbox } from '../config-values.ts';
import { describeFailure } from '../describe-failure.ts';
import { allRecipients } from '../delivery/recipients.ts';
import { openMailServer } from '../delivery/transport.ts';
import { parse } from './arguments.ts';
import { UsageError, type Command } from './command.ts';
import { OperatorError } from '../operator-error.ts';

const subject = 'Test of the website’s mails';

const text = `This mail was sent by hand, to see whether requests from the website reach you. They take
the same way: the same mail server, the same sender.

If it lies among spam, have the sender allowed, and see to SPF, DKIM and DMARC of its domain.
`;

/** Where mails are handed to, without the password. */
function describeServer(smtpUrl: string): string {
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const defaultPort = protocol === 'smtps:' ? '465' : '587';
  const user = username ? `, as ${decodeURIComponent(username)}` : ', without logging in';
  return `${hostname}:${port || defaultPort}${user}`;
}

/** Takes the password out of whatever a server may repeat. */
function hiding(smtpUrl: string): (line: string) => string {
  const { username, password } = new URL(smtpUrl);
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  const base64 = (secret: string) => Buffer.from(secret).toString('base64');
  const secrets = [plain, password, base64(plain), base64(`\u0000${user}\u0000${plain}`)];
  return (line) =>
    secrets.reduce((hidden, secret) => (secret ? hidden.replaceAll(secret, '***') : hidden), line);
}

function addresseesOf(named: string[], configured: readonly Mailbox[]): Mailbox[] {
  if (named.length === 0) return [...configured];
  const mailboxes = parseMailboxes(named.join(','));
  if (!mailboxes?.length) throw new UsageError(`"${named.join(' ')}" is not an address.`);
  return mailboxes;
}

export const testMail: Command = {
  usage: '[<address>…]',
  summary:
    'Mails a test to everybody whom LEADS_TO names, or to the addresses given, and shows the conversation with the mail server.',
  async run(args, { print, environment, time }) {
    const { positionals } = parse(args, {});
    const config = readMailConfig(environment);
    const { SMTP_URL, MAIL_FROM, LEADS_TO } = config;
    const to = addresseesOf(positionals, allRecipients(LEADS_TO));
    const hide = hiding(SMTP_URL);
    let isEncrypted = SMTP_URL.startsWith('smtps:');
    print(`Mail server ${describeServer(SMTP_URL)}`);
    const server = openMailServer(config, time.timing.smtp, (who, line) => {
      isEncrypted ||= line === 'STARTTLS';
      print(hide(line).replace(/^/gmu, who === 'client' ? '  > ' : '  < '));
    });
    try {
      const domain = domainOf(MAIL_FROM.address);
      const { rejected } = await server.send({
        subject,
        text,
        from: MAIL_FROM,
        to,
        messageId: `<test-${randomUUID()}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      if (rejected.length > 0) {
        throw new OperatorError(
          `The mail server refused ${rejected.length} of ${to.length} recipients; the others have the mail.`,
        );
      }
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      const { command } = error as { command?: string };
      const { name } = server;
      const greeting = /^(?:EHLO|HELO)$/u.test(command ?? '')
        ? ` (greeted as ${name}: see SMTP_NAME)`
        : '';
      throw new OperatorError(hide(`No mail was sent: ${describeFailure(error)}${greeting}`));
    } finally {
      server.close();
    }
    if (!isEncrypted) print('It travelled unencrypted: SMTP_URL=…?requireTLS=true refuses that.');
    print(
      `The mail server took the mail for ${to.map(({ address }) => address).join(', ')}. Look whether it arrives, and not among spam.`,
    );
  },
};
