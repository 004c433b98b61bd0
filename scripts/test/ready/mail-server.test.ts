import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkMailServer } from '../../ready/mail-server.ts';

/** A mail server that knows one password. */
async function mailServer(password: string): Promise<number> {
  const right = Buffer.from(`\0website\0${password}`).toString('base64');
  const answer = (line: string) => {
    if (line.startsWith('EHLO')) return '250-mail.brightfield.vn\r\n250 AUTH PLAIN';
    if (line.startsWith('AUTH PLAIN')) return line.endsWith(right) ? '235 welcome' : '535 wrong';
    return line.startsWith('QUIT') ? '221 bye' : '502 what?';
  };
  const server = createServer((socket) => {
    socket.write('220 mail.brightfield.vn\r\n');
    socket.on('data', (data) => socket.write(`${answer(data.toString().trim())}\r\n`));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('logs in', async () => {
  const port = await mailServer('right');
  expect(await checkMailServer(`smtp://website:right@127.0.0.1:${port}`)).toMatchObject({
    level: 'ok',
  });
});

it('tells of a password that the server refuses', async () => {
  const port = await mailServer('right');
  expect(await checkMailServer(`smtp://website:wrong@127.0.0.1:${port}`)).toMatchObject({
    level: 'missing',
    text: expect.stringContaining('535') as string,
  });
});

it('tells of a server that is not there', async () => {
  expect(await checkMailServer('smtp://127.0.0.1:1')).toMatchObject({ level: 'missing' });
});
