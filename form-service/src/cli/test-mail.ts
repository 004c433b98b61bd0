import { randomUUID } from 'node:crypto';
import { readMailConfig } from '../config.ts';
import { parseMailboxes, type Mailbox } from '../config-values.ts';
import { describeFailure } from '../delivery/failure.ts';
import { allRecipients } from '../delivery/recipients.ts';
import { SmtpDialogue } from '../delivery/smtp-dialogue.ts';
import { openMailServer } from '../delivery/transport.ts';
import { timing } from '../time.ts';
import { parse } from './arguments.ts';
import { CommandFailed, UsageError, type OtherCommand } from './command.ts';

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

function recipientsOf(named: string[], configured: readonly Mailbox[]): Mailbox[] {
  if (named.length === 0) return [...configured];
  const mailboxes = parseMailboxes(named.join(','));
  if (!mailboxes?.length) throw new UsageError(`"${named.join(' ')}" is not an address.`);
  return mailboxes;
}

export const testMail: OtherCommand = {
  usage: '[<address>…]',
  summary:
    'Mails a test to everybody whom LEADS_TO names, or to the addresses given, and says what the mail server answered.',
  withoutDesk: true,
  async run(args, { print, environment }) {
    const { positionals } = parse(args, {});
    const config = readMailConfig(environment);
    const { SMTP_URL, MAIL_FROM, LEADS_TO } = config;
    const to = recipientsOf(positionals, allRecipients(LEADS_TO));
    const hide = hiding(SMTP_URL);
    const tell = (mark: string, line: string) => print(`  ${mark} ${hide(line)}`);

    let isEncrypted = SMTP_URL.startsWith('smtps:');
    const dialogue = new SmtpDialogue(({ what, answer, isGood }) => {
      if (what.startsWith('sender') && !isEncrypted) {
        tell(
          '!',
          'not encrypted: the server offers no STARTTLS (SMTP_URL=…?requireTLS=true refuses that)',
        );
      }
      tell(isGood ? '✓' : '✗', `${what}: ${answer}`);
      if (what === 'connected' && isEncrypted)
        tell('✓', 'encrypted from the first byte (smtps://)');
      if (what.startsWith('encrypted')) isEncrypted = isGood;
    });
    print(`Mail server ${describeServer(SMTP_URL)}`);
    const server = openMailServer(config, timing.smtp, dialogue);
    try {
      const [, domain = 'localhost'] = MAIL_FROM.address.split('@');
      const { rejected } = await server.send({
        subject,
        text,
        from: MAIL_FROM,
        to,
        messageId: `<test-${randomUUID()}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      if (rejected.length > 0) {
        throw new CommandFailed(
          `The mail server refused ${rejected.length} of ${to.length} recipients; the others have the mail.`,
        );
      }
    } catch (error) {
      if (error instanceof CommandFailed) throw error;
      throw new CommandFailed(hide(`No mail was sent: ${describeFailure(error)}`));
    } finally {
      server.close();
    }
    print(
      `The mail server took the mail for ${to.map(({ address }) => address).join(', ')}. Look whether it arrives, and not among spam.`,
    );
  },
};
