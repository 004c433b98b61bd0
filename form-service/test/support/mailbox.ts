import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a real mail server received it. */
interface ReceivedMail extends Email {
  readonly from: { name: string; address: string };
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
}

export interface Mailbox {
  readonly url: string;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

/** Starts a real SMTP server that keeps what it is sent. */
export async function startMailbox(options: SMTPServerOptions = {}, port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Pooled connections stay open: closing doesn't wait for them.
    closeTimeout: 50,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          mails.push({
            ...(mail as ReceivedMail),
            raw: raw.toString(),
            envelope: {
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
            },
          });
          callback();
        }, callback);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
