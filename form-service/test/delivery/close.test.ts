import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closePlugin } from '../../src/plugins/close.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { open } from '../support/stores.ts';

const post = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;

/** Longer than a process that only tidied up would wait: what is cut off may come twice. */
const scannersThought = 6_000;

it('finishes a send that is on its way when it closes, however long the scanner thinks', async () => {
  const begun = vi.fn<() => void>();
  const mailbox = await startMailbox({
    onData(stream, _session, callback) {
      begun();
      stream.resume();
      stream.on('end', () => setTimeout(callback, scannersThought));
    },
  });
  onTestFinished(mailbox.close);
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const app = await startApp({ DATABASE_URL, SMTP_URL: mailbox.url });
  await app.inject(post);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000 });
  await app.close();
  const { desk } = await open(DATABASE_URL);
  expect(await desk.counts()).toMatchObject({ waiting: 0, delivered: 1 });
});

it('answers what it has begun to take when it closes', async () => {
  const app = await startApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const accept = app.leads.accept.bind(app.leads);
  const begun = vi.fn<() => void>();
  vi.spyOn(app.leads, 'accept').mockImplementation(async (lead) => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return accept(lead);
  });
  const answer = fetch(`http://127.0.0.1:${port}/project-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(minimalRequest),
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000 });
  await app.close();
  expect((await answer).status).toBe(202);
});

it('does not wait for a request that is never sent to its end', async () => {
  const app = Fastify();
  await app.register(closePlugin, { patience: 100 });
  app.post('/', () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const begun = once(app.server, 'request');
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  await begun;
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('gives a request half a minute to arrive', async () => {
  const { server } = await startApp();
  expect(server.requestTimeout).toBe(30_000);
});
