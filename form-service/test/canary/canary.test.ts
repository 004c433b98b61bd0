import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { requestFormId } from '@sunfield/shared/form-outcome';
import type { FastifyInstance } from 'fastify';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { sendCanary } from '../../src/canary/canary.ts';
import { systemTime, timing } from '../../src/time.ts';
import { startApp } from '../support/app.ts';
import { deskEnvironment } from '../support/desk.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { startMailbox } from '../support/mailbox.ts';

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Page {
  readonly action?: string;
  readonly policy?: string;
  readonly status?: number;
}

/** A site with a form, the form service that it leads to, and the mail server of that. */
async function start(
  overrides: Record<string, string> = {},
  smtp: SMTPServerOptions = {},
  page: Page = {},
) {
  const mailbox = await startMailbox(smtp);
  onTestFinished(mailbox.close);
  const service: { app?: FastifyInstance } = {};
  const action = () =>
    page.action ?? `${service.app ? urlOf(service.app.server) : ''}/project-requests`;
  const site = createServer((_, response) => {
    const policy =
      page.policy ?? `default-src 'none'; form-action 'self' ${new URL(action()).origin}`;
    response.writeHead(page.status ?? 200, { 'content-security-policy': policy });
    response.end(
      `<form action="/elsewhere"></form><section id="${requestFormId}"><form class="x" action="${action()}" method="post"><input type="hidden" name="locale" value="en"/><input type="hidden" name="page" value="/contact"/></form></section>`,
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  const app = await startApp({
    ...deskEnvironment,
    SITE_ORIGINS: urlOf(site),
    SMTP_URL: mailbox.url,
    OUTLET_URL: 'http://127.0.0.1:1/',
    OUTLET_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    ...overrides,
  });
  service.app = app;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const config = { SITE_ORIGINS: [urlOf(site)], DESK_SECRET: deskEnvironment.DESK_SECRET };
  const time = {
    ...systemTime,
    timing: { ...timing, canary: { ...timing.canary, poll: 20 } },
  };
  const canary = { config, outbox: app.leads.outbox, time };
  return { app, mailbox, canary, siteUrl: urlOf(site) };
}

it('follows a request from the public page to the mail server, and says so in a line', async () => {
  const { app, mailbox, canary, siteUrl } = await start();
  for (let i = 0; i < 3; i += 1)
    expect(await sendCanary(canary)).toBe(
      `The form works: ${siteUrl}/contact → ${new URL(urlOf(app.server)).host} → the mail server.`,
    );
  // It reaches neither sales nor another system, and counts nowhere.
  expect(mailbox.mails.map(({ envelope }) => envelope.to)).toEqual(
    Array.from({ length: 3 }, () => ['website@sunfield.example']),
  );
  expect(Object.values(await app.desk.counts()).every((count) => count === 0)).toBe(true);
  expect(await app.leads.outbox.waiting('webhook')).toBe(0);
  const metrics = await app.inject({ url: '/metrics' });
  expect(metrics.body).toMatch(/^leads_accepted_total 0$/mu);
});

it('is sent once a day by a service that is told to, and tells when it arrived last', async () => {
  const { app, mailbox } = await start({ CANARY: 'true' });
  await expect.poll(() => mailbox.mails, { timeout: 20_000 }).toHaveLength(1);
  const age = async () => {
    const { body } = await app.inject({ url: '/metrics' });
    return Number(/^leads_canary_age_seconds (\S+)$/mu.exec(body)?.[1]);
  };
  await expect.poll(age, { timeout: 20_000 }).toBeLessThan(60);
});

it('names a host that has no address, or doesn’t answer', async () => {
  const { canary } = await start();
  await expect(sendCanary(canary, 'http://form.invalid/contact')).rejects.toThrow(
    'form.invalid has no address in DNS.',
  );
  await expect(sendCanary(canary, 'http://127.0.0.1:1/contact')).rejects.toThrow(
    '127.0.0.1:1 can’t be reached (',
  );
});

it('names a page that isn’t there, or has no form', async () => {
  const { canary, siteUrl } = await start({}, {}, { status: 502 });
  await expect(sendCanary(canary)).rejects.toThrow(`${siteUrl}/contact answers 502.`);
  const { canary: other } = await start({}, {}, { action: '', policy: '' });
  await expect(sendCanary(other)).rejects.toThrow('has no form.');
});

it('names a policy that forbids the form', async () => {
  const { canary } = await start({}, {}, { policy: "form-action 'self'" });
  await expect(sendCanary(canary)).rejects.toThrow('forbids its form: form-action has no http://');
});

it('names an address behind which the form service doesn’t stand', async () => {
  const proxy = createServer((_, response) => response.writeHead(404).end('Not found')).listen(0);
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const { canary } = await start({}, {}, { action: `${urlOf(proxy)}/project-requests` });
  await expect(sendCanary(canary)).rejects.toThrow(
    'answers 404: that is not the form service, which the proxy should lead to.',
  );
});

it('names an origin that the form service takes nothing from', async () => {
  const { canary } = await start({ SITE_ORIGINS: 'https://other.example' });
  await expect(sendCanary(canary)).rejects.toThrow(
    /takes nothing from .*: Requests are taken from the site alone\./u,
  );
});

it('names a secret that is not the service’s, and makes no lead of it', async () => {
  const { app, canary } = await start();
  const config = { ...canary.config, DESK_SECRET: 'x'.repeat(32) };
  await expect(sendCanary({ ...canary, config })).rejects.toThrow('another DESK_SECRET');
  expect((await app.desk.counts()).waiting).toBe(0);
});

it('names what the mail server says, a wrong password for one', async () => {
  const mailbox = await startMailbox({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  onTestFinished(mailbox.close);
  const SMTP_URL = `${mailbox.url.replace('//', '//user:secret@')}?ignoreTLS=true`;
  const { canary } = await start({ SMTP_URL });
  await expect(sendCanary(canary)).rejects.toThrow('The mail server does not take it: ');
});

it('is sent by the operator’s tool', async () => {
  const { app, siteUrl } = await start();
  const { leadsTool } = startLeadsTool({
    desk: app.desk,
    outbox: app.leads.outbox,
    environment: { SITE_ORIGINS: siteUrl, DESK_SECRET: deskEnvironment.DESK_SECRET },
  });
  expect(await leadsTool('canary', `${siteUrl}/contact`)).toContain('The form works');
  await expect(leadsTool('canary', 'contact')).rejects.toThrow('Name the address of one page.');
  await expect(leadsTool('canary', `${siteUrl.replace(/\d+$/u, '1')}/`)).rejects.toThrow(
    'can’t be reached',
  );
});
