import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closePlugin, drainAndClose } from '../../src/plugins/close.ts';
import { timing } from '../../src/time.ts';
import { startApp, temporaryFolder } from '../support/app.ts';
import { MovableClock, TestClock, timeOf } from '../support/clocks.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { open } from '../support/stores.ts';

const post = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;

it('finishes a send that is on its way when it closes, however long the scanner thinks', async () => {
  const { promise: begun, resolve: begins } = Promise.withResolvers<() => void>();
  const mailbox = await startMailbox({
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => begins(callback));
    },
  });
  onTestFinished(mailbox.close);
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const clock = new MovableClock();
  const app = await startApp({ DATABASE_URL, SMTP_URL: mailbox.url }, timeOf(clock));
  await app.inject(post);
  const take = await begun;
  const closed = app.close();
  // What is cut off may come twice.
  clock.move(timing.mail.closeTimeout - 1_000);
  take();
  await closed;
  const { desk } = await open(DATABASE_URL);
  expect(await desk.counts()).toMatchObject({ waiting: 0, delivered: 1 });
});

it('answers what it has begun to take when it closes', async () => {
  const app = await startApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const accept = app.leads.accept.bind(app.leads);
  const { promise: begun, resolve: begins } = Promise.withResolvers<undefined>();
  const { promise: closing, resolve: closes } = Promise.withResolvers<undefined>();
  vi.spyOn(app.leads, 'accept').mockImplementation(async (lead) => {
    begins(undefined);
    await closing;
    return accept(lead);
  });
  const answer = fetch(`http://127.0.0.1:${port}/project-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(minimalRequest),
  });
  await begun;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  closes(undefined);
  expect((await answer).status).toBe(202);
  await closed;
});

it('lets visitors in for as long as a mail is on its way', async () => {
  const { promise: begun, resolve: begins } = Promise.withResolvers<() => void>();
  const mailbox = await startMailbox({
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => begins(callback));
    },
  });
  onTestFinished(mailbox.close);
  const app = await startApp({ SMTP_URL: mailbox.url });
  await app.inject(post);
  const take = await begun;
  const closed = drainAndClose(app);
  const payload = { ...minimalRequest, message: 'Another' };
  expect((await app.inject({ ...post, payload })).statusCode).toBe(202);
  take();
  await closed;
});

it('does not wait for a request that is never sent to its end', async () => {
  const clock = new TestClock();
  const app = Fastify();
  app.decorate('time', timeOf(clock));
  await app.register(closePlugin);
  app.post('/', () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const begun = once(app.server, 'request');
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  await begun;
  const closed = app.close();
  await clock.pass(timing.close);
  await closed;
  expect(app.server.listening).toBe(false);
});

it('gives a request half a minute to arrive', async () => {
  const { server } = await startApp();
  expect(server.requestTimeout).toBe(30_000);
});
