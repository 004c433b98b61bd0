import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server in a process of its own: it survives what the tests do to the service. Each mail
 * that it answers with 250 is a line of its log: sender, Message-ID and the first word of its text.
 *
 * usage: node smtp-process.ts <port> <log>
 */
const [port = '0', log = ''] = process.argv.slice(2);

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, { envelope }, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const mail = Buffer.concat(chunks).toString('latin1');
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const messageId = /^Message-ID: (<.+>)\r?$/imu.exec(mail)?.[1] ?? 'unknown';
      const word =
        /^Content-Type: text\/plain[\s\S]*?\r\n\r\n(\S+)/imu.exec(mail)?.[1] ?? 'unknown';
      appendFileSync(log, `${sender} ${messageId} ${word}\n`);
      callback();
    });
  },
});
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => {
  const { port: taken } = server.server.address() as AddressInfo;
  process.send?.(taken);
});
