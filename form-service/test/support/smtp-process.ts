import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server in a process of its own: it survives what the tests do to the service. Each mail
 * that it answers with 250 is a line of its log: what it has told the service, it has.
 *
 * usage: node smtp-process.ts <port> <log>
 */
const [port = '0', log = ''] = process.argv.slice(2);

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, callback) {
    let head = '';
    stream.on('data', (chunk: Buffer) => (head += chunk.toString('latin1').slice(0, 4096)));
    stream.on('end', () => {
      appendFileSync(log, `${/^Message-ID: <(.+)@.+>\r?$/imu.exec(head)?.[1] ?? 'unknown'}\n`);
      callback();
    });
  },
});
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
