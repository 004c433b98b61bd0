import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../mailbox/mail.ts';
import { createMailbox } from '../mailbox/mailbox.ts';

const sent = {
  from: { name: 'The website', address: 'website@example.com' },
  to: 'sales@example.com',
  replyTo: 'zoe@example.com',
  subject: 'Zoë <b>asks</b>',
  text: 'Where is "M&S"?\n<script>',
  html: '<!doctype html><html><head></head><body><script>top.x = 1</script><a href="http://localhost/">Go</a></body></html>',
};

async function start() {
  const { smtp, web } = createMailbox();
  const smtpServer = smtp.listen(0, '127.0.0.1');
  const webServer = web.listen(0, '127.0.0.1');
  await Promise.all([once(smtpServer, 'listening'), once(webServer, 'listening')]);
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
  const transport = createTransport({ host: '127.0.0.1', port: portOf(smtpServer) });
  onTestFinished(async () => {
    transport.close();
    webServer.closeAllConnections();
    webServer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
  const url = `http://127.0.0.1:${portOf(webServer)}`;
  const mails = async () => (await (await fetch(`${url}/email`)).json()) as Mail[];
  /** As `fetch` can't: with a host and an origin of one's own. */
  const ask = async (path: string, method: string, headers: Record<string, string>) => {
    const [answer] = (await once(
      httpRequest(url + path, { method, headers }).end(),
      'response',
    )) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { url, transport, mails, ask };
}

it('tells of what it received', async () => {
  const { transport, mails } = await start();
  await transport.sendMail(sent);
  expect(await mails()).toMatchObject([
    {
      subject: sent.subject,
      from: [sent.from],
      to: [{ address: sent.to }],
      replyTo: [{ address: sent.replyTo }],
      text: `${sent.text}\n`,
      html: expect.stringContaining('<body>') as string,
    },
  ]);
});

it('shows words of others as words, and their HTML without rights', async () => {
  const { transport, mails, ask } = await start();
  expect((await ask('/', 'GET', {})).body).toContain('No mail has come yet');
  await transport.sendMail(sent);
  const id = (await mails())[0]?.id ?? '';
  const [list, mail, framed] = await Promise.all(
    ['/', `/email/${id}`, `/email/${id}/html`].map((path) => ask(path, 'GET', {})),
  );
  expect(list?.body).toContain('Zoë &lt;b&gt;asks&lt;/b&gt;');
  expect(list?.body).toContain('The website &lt;website@example.com&gt;');
  expect(mail?.body).toContain('Where is &quot;M&amp;S&quot;?\n&lt;script&gt;');
  expect(mail?.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
  expect(mail?.headers['content-security-policy']).toMatch(/^default-src 'none';/u);
  expect(framed?.body).toContain('<head><base target="_top"></head>');
  const policy = framed?.headers['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none';.* form-action 'none'; frame-ancestors 'self'$/u);
  expect(policy).not.toMatch(/script/u);
});

it('shows a mail that has no HTML', async () => {
  const { transport, mails, ask } = await start();
  await transport.sendMail({ ...sent, html: undefined });
  const id = (await mails())[0]?.id ?? '';
  expect((await ask(`/email/${id}`, 'GET', {})).body).not.toContain('<iframe');
});

it('is emptied by its own page alone', async () => {
  const { transport, mails, ask } = await start();
  await transport.sendMail(sent);
  const from = (site: string) => ({ 'sec-fetch-site': site });
  for (const site of ['cross-site', 'same-site'])
    expect((await ask('/delete', 'POST', from(site))).status).toBe(403);
  expect(await mails()).toHaveLength(1);
  expect((await ask('/delete', 'POST', from('same-origin'))).status).toBe(303);
  expect(await mails()).toEqual([]);
});

it('answers by no name but that of this machine', async () => {
  const { ask } = await start();
  expect((await ask('/email', 'GET', { host: 'attacker.example:8025' })).status).toBe(403);
  expect((await ask('/email', 'GET', { host: 'localhost:8025' })).status).toBe(200);
});

it.each([
  ['GET', '/email/none', 404],
  ['GET', '/nothing', 404],
  ['DELETE', '/', 405],
])('%s %s is answered with %i', async (method, path, status) => {
  const { ask } = await start();
  expect((await ask(path, method, {})).status).toBe(status);
});
