import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { siteOrigin, startApp, temporaryFolder } from '../../support/app.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { outletSecret, startOutlet, type Outlet } from '../../support/outlet.ts';
import { startService } from '../../support/processes.ts';
import { freePort } from '../../../../scripts/ports.ts';
import { fullRequest, minimalRequest } from '../../support/project-request.ts';

const post = (payload: object) => ({ method: 'POST', url: '/project-requests', payload }) as const;

/** Looks like spam by its links. */
const spam = { ...minimalRequest, message: 'http://a.example '.repeat(30), trellis: 'x' };

async function startWith(outletUrl: string, environment = {}, options: SMTPServerOptions = {}) {
  const mailbox = await startMailbox(options);
  onTestFinished(mailbox.close);
  const app = await startApp({
    SMTP_URL: mailbox.url,
    OUTLET_URL: outletUrl,
    OUTLET_SECRET: outletSecret,
    ...environment,
  });
  return { app, mailbox };
}

const arrived = ({ webhooks }: Outlet, types: string[]) =>
  expect
    .poll(() => webhooks.map(({ type }) => type).toSorted(), { timeout: 15_000 })
    .toEqual(types.toSorted());

it('tells another system of a lead, with all that was typed', async () => {
  const outlet = await startOutlet();
  const { app } = await startWith(outlet.url);
  const { id } = (await app.inject(post(fullRequest))).json<{ id: string }>();
  await arrived(outlet, ['lead.created']);
  const page = `${siteOrigin}${fullRequest.page}`;
  expect(outlet.webhooks[0]).toMatchObject({
    type: 'lead.created',
    data: { ...fullRequest, id, page, score: expect.any(Number) as number, lastError: null },
  });
  expect(Date.parse(outlet.webhooks[0]?.timestamp ?? '')).toBeLessThanOrEqual(Date.now());
  await expect.poll(() => app.leads.outbox.waiting('webhook')).toBe(0);
});

it('tells of a lead that is held, of one whose mail is given up, and of a cap that is reached', async () => {
  const outlet = await startOutlet();
  const { app } = await startWith(outlet.url, { SMTP_URL: 'smtp://127.0.0.1:1' });
  await app.inject(post(minimalRequest));
  await app.inject(post(spam));
  await app.leads.outbox.add({ id: randomUUID(), channel: 'webhook', kind: 'cap.reached' });
  await arrived(outlet, ['lead.created', 'lead.held', 'cap.reached']);
  const { outbox } = app.leads;
  await expect
    .poll(
      async () => {
        const [entry] = await outbox.claim('mail', 1, 60_000);
        const isLead = entry?.kind === 'lead';
        if (isLead) await outbox.settle(entry, { outcome: 'failed', error: '554 no' });
        return isLead;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await arrived(outlet, ['lead.created', 'lead.held', 'lead.failed', 'cap.reached']);
  const failed = outlet.webhooks.find(({ type }) => type === 'lead.failed');
  expect(failed?.data).toMatchObject({ state: 'failed', attempts: 1, lastError: '554 no' });
});

it('changes nothing for the mail while it is dead, and tells all when it is back', async () => {
  const port = await freePort();
  const { app, mailbox } = await startWith(`http://127.0.0.1:${port}/`);
  const ids = await Promise.all(
    ['a', 'b', 'c'].map(async (requestId) => {
      const answer = await app.inject(post({ ...minimalRequest, requestId }));
      return answer.json<{ id: string }>().id;
    }),
  );
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(3), { timeout: 15_000 });
  expect(await app.desk.counts()).toMatchObject({ failed: 0 });
  const outlet = await startOutlet(() => 200, { port });
  await arrived(outlet, ['lead.created', 'lead.created', 'lead.created']);
  expect(outlet.webhooks.map(({ data }) => data['id']).toSorted()).toEqual(ids.toSorted());
});

it('tries again what was refused, as the same webhook', async () => {
  const outlet = await startOutlet((count) => (count === 1 ? 500 : 200));
  const { app } = await startWith(outlet.url);
  const { outbox } = app.leads;
  // Its pause is a minute: taken out of it, as when the clock was set back.
  const original = outbox.settle.bind(outbox);
  const settle = vi.spyOn(outbox, 'settle').mockImplementation(async (event, settlement) => {
    if (event.kind !== 'lead.created') return original(event, settlement);
    settle.mockRestore();
    expect(settlement).toMatchObject({ outcome: 'retry', error: 'the outlet answered 500' });
    await outbox.settle(event, { outcome: 'release' });
  });
  await app.inject(post(minimalRequest));
  await arrived(outlet, ['lead.created', 'lead.created']);
  expect(new Set(outlet.webhooks.map(({ id }) => id)).size).toBe(1);
  await expect.poll(() => outbox.waiting('webhook'), { timeout: 15_000 }).toBe(0);
});

it('writes nothing personal and no address into the log, whatever the endpoint answers', async () => {
  const outlet = await startOutlet((count) => (count === 1 ? 500 : 200));
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  const folder = temporaryFolder();
  const environment = {
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    SMTP_URL: mailbox.url,
    OUTLET_URL: outlet.url,
    OUTLET_SECRET: outletSecret,
    LOG_LEVEL: 'trace',
  };
  const { port, log } = await startService(environment);
  for (const requestId of ['a', 'b']) {
    await fetch(`http://127.0.0.1:${port}/project-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fullRequest, requestId }),
    });
  }
  const lines = () => log().split('\n');
  const settled = () => lines().filter((line) => line.includes('event was settled'));
  await expect.poll(settled, { timeout: 15_000 }).toHaveLength(2);
  expect(settled().join()).toContain('the outlet answered 500');
  const written = lines().join();
  const { firstName, lastName, email, phone, company, message } = fullRequest;
  const typed = [firstName, lastName, email, phone, company, message];
  expect([...typed, outlet.url, 'token=hidden'].filter((text) => written.includes(text))).toEqual(
    [],
  );
});
