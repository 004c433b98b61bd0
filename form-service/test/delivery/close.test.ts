import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApp, temporaryFolder } from '../support/app.ts';
import { startMailbox } from '../support/mailbox.ts';
import { minimalRequest } from '../support/project-request.ts';
import { open } from '../support/stores.ts';

const post = { method: 'POST', url: '/project-requests', payload: minimalRequest } as const;

it('finishes a send that is on its way when it closes', async () => {
  const begun = vi.fn<() => void>();
  const mailbox = await startMailbox({
    onData(stream, _session, callback) {
      begun();
      stream.resume();
      stream.on('end', () => setTimeout(callback, 500));
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

it('gives a send back that does not end, for the next process to take up at once', async () => {
  const begun = vi.fn<() => void>();
  const mailbox = await startMailbox({
    onData(stream) {
      begun();
      stream.resume();
    },
  });
  onTestFinished(mailbox.close);
  const DATABASE_URL = `file:${join(temporaryFolder(), 'leads.db')}`;
  const app = await startApp({ DATABASE_URL, SMTP_URL: mailbox.url });
  await app.inject(post);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000 });
  await app.close();
  const { store } = await open(DATABASE_URL);
  expect(await store.claim(1, 60_000)).toMatchObject([{ attempts: 0 }]);
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
