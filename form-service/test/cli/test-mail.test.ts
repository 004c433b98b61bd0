import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startLeadsTool } from '../support/leads-tool.ts';
import { startMailbox } from '../support/mailbox.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const password = 'p%ss/w0rd';

/** A server that takes one password, and refuses recipients of one domain. */
const server: SMTPServerOptions = {
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (auth, _session, callback) => {
    if (auth.password === password) callback(null, { user: auth.username });
    // One that repeats what it was told.
    else callback(new Error(`no ${auth.password ?? ''} here`));
  },
  onRcptTo: ({ address }, _session, callback) =>
    callback(
      address.endsWith('@nowhere.example')
        ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
        : null,
    ),
};

/** The service asks for TLS wherever there is a password; this server has none to offer. */
const inClear = 'requireTLS=false';

async function start(overrides: Record<string, string> = {}, options: SMTPServerOptions = server) {
  const mailbox = await startMailbox(options);
  onTestFinished(mailbox.close);
  const SMTP_URL = `smtp://web%40site:${encodeURIComponent(password)}@127.0.0.1:${mailbox.port}?${inClear}`;
  const environment = {
    SMTP_URL,
    MAIL_FROM: 'Website <website@sunfield.example>',
    LEADS_TO: `sales@sunfield.example; ${translation}: paris@sunfield.example, sales@sunfield.example`,
    ...overrides,
  };
  return { mailbox, ...startLeadsTool({ environment }) };
}

/** What a command printed, and what it ended with where it failed. */
async function outcome({ leadsTool, lines }: Awaited<ReturnType<typeof start>>, ...args: string[]) {
  const failure = await leadsTool('test-mail', ...args).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  return { failure, told: lines.join('\n') };
}

it('mails everybody whom LEADS_TO names, and shows what was said', async () => {
  const service = await start({ BOUNCES_TO: 'bounces@sunfield.example' });
  const { failure, told } = await outcome(service);
  expect(failure).toBeUndefined();
  const said = told.split('\n');
  const secrets = [
    password,
    encodeURIComponent(password),
    Buffer.from(password).toString('base64'),
  ];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  expect(said[0]).toMatch(/^Mail server 127\.0\.0\.1:\d+, as web@site$/u);
  expect(said[1]).toMatch(/^ {2}< 220 /u);
  expect(said[2]).toBe('  > EHLO sunfield.example');
  for (const line of [
    '  > MAIL FROM:<bounces@sunfield.example>',
    '  > RCPT TO:<sales@sunfield.example>',
    '  > RCPT TO:<paris@sunfield.example>',
    '  > DATA',
  ])
    expect(said.filter((one) => one.startsWith(line))).toHaveLength(1);
  expect(said.slice(-2)).toEqual([
    'It travelled unencrypted: SMTP_URL=…?requireTLS=true refuses that.',
    expect.stringMatching(/^The mail server took the mail for sales@sunfield\.example, paris@/u),
  ]);
  expect(service.mailbox.mails).toMatchObject([
    {
      envelope: {
        from: 'bounces@sunfield.example',
        to: ['sales@sunfield.example', 'paris@sunfield.example'],
      },
    },
  ]);
});

it('mails the addresses that are named instead', async () => {
  const service = await start();
  await outcome(service, 'me@sunfield.example', 'you@sunfield.example');
  expect(service.mailbox.mails.map(({ envelope }) => envelope.to)).toEqual([
    ['me@sunfield.example', 'you@sunfield.example'],
  ]);
  expect((await outcome(service, 'nobody')).failure).toMatchObject({ name: 'UsageError' });
});

it('says which recipients were refused, and fails', async () => {
  const service = await start({ LEADS_TO: 'sales@sunfield.example, x@nowhere.example' });
  const { failure, told } = await outcome(service);
  expect(told).toMatch(/^ {2}< 550 no such mailbox$/mu);
  expect(failure).toMatchObject({
    name: 'OperatorError',
    message: 'The mail server refused 1 of 2 recipients; the others have the mail.',
  });
  expect(service.mailbox.mails).toHaveLength(1);
});

it('fails where every recipient is refused', async () => {
  const { failure, told } = await outcome(await start(), 'x@nowhere.example');
  expect(told).toMatch(/^ {2}< 550 no such mailbox$/mu);
  expect(failure?.message).toMatch(/^No mail was sent: EENVELOPE: 550/u);
});

it('never shows a password, not even one that the server repeats', async () => {
  const wrong = 'wr0ng secret';
  const service = await start();
  const { SMTP_URL } = {
    SMTP_URL: `smtp://web:${encodeURIComponent(wrong)}@127.0.0.1:${service.mailbox.port}?${inClear}`,
  };
  const { failure, told } = await outcome({
    ...service,
    ...startLeadsTool({
      environment: { SMTP_URL, MAIL_FROM: 'a@b.example', LEADS_TO: 'c@d.example' },
    }),
  });
  expect(told).toMatch(/^ {2}< 535 no \*\*\* here$/mu);
  expect(failure?.message).toMatch(/^No mail was sent: EAUTH: 535 no \*\*\* here$/u);
  const secrets = [wrong, encodeURIComponent(wrong), Buffer.from(wrong).toString('base64')];
  for (const secret of secrets) expect([told, failure?.message].join()).not.toContain(secret);
  expect(service.mailbox.mails).toEqual([]);
});

it('says so when the connection is encrypted, and when its certificate is nobody’s', async () => {
  // The server’s own certificate is for localhost and signed by nobody.
  const service = await start({}, { ...server, disabledCommands: [] });
  const { failure, told } = await outcome(service);
  expect(told).toMatch(/^ {2}> STARTTLS\n {2}< 220 /mu);
  expect(told).not.toContain('AUTH PLAIN');
  expect(failure?.message).toMatch(/^No mail was sent: .*certificate/u);
});

it.each([
  ['where SMTP_URL says so', '', '?requireTLS=true'],
  ['where there is a password', `web:${encodeURIComponent(password)}@`, ''],
])('sends nothing, and no password, unencrypted %s', async (_where, user, query) => {
  const onAuth = vi.fn<NonNullable<SMTPServerOptions['onAuth']>>();
  const { mailbox } = await start({}, { ...server, onAuth });
  const tool = startLeadsTool({
    environment: {
      SMTP_URL: `smtp://${user}127.0.0.1:${mailbox.port}${query}`,
      MAIL_FROM: 'a@b.example',
      LEADS_TO: 'c@d.example',
    },
  });
  await expect(tool.leadsTool('test-mail')).rejects.toThrow(/^No mail was sent: ETLS/u);
  expect(onAuth).not.toHaveBeenCalled();
  expect(mailbox.mails).toEqual([]);
});

it('fails where nobody answers', async () => {
  const { leadsTool } = startLeadsTool({
    environment: {
      // Port 1 refuses connections.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      LEADS_TO: 'c@d.example',
    },
  });
  await expect(leadsTool('test-mail')).rejects.toThrow(/^No mail was sent: .*ECONNREFUSED/u);
});

it('greets with the domain of the sender, or the name that was chosen, and says when that is refused', async () => {
  const greetings: string[] = [];
  const strict: SMTPServerOptions = {
    ...server,
    onMailFrom(_address, session, callback) {
      greetings.push(session.hostNameAppearsAs);
      callback();
    },
  };
  for (const overrides of [{}, { SMTP_NAME: 'web.sunfield.example' }]) {
    const service = await start(overrides, strict);
    expect((await outcome(service)).failure).toBeUndefined();
  }
  expect(greetings).toEqual(['sunfield.example', 'web.sunfield.example']);

  // What smtp-server can't: it takes every name.
  const refusing = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 strict\r\n');
    socket.on('data', (line) => {
      socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '550 5.7.1 no such host\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  onTestFinished(() => void refusing.close());
  const { port } = refusing.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const { failure, told } = await outcome(await start({ SMTP_URL }));
  expect(failure?.message).toMatch(
    /^No mail was sent: .*550 5\.7\.1 no such host.* \(greeted as sunfield\.example: see SMTP_NAME\)$/u,
  );
  expect(told).toContain('  < 550 5.7.1 no such host');
});

it.each(['p@ss', 'p:ss', 'p$ss', 'p@s:s$w'])(
  'logs in with the password %s, as it was typed',
  async (typed) => {
    const mailbox = await startMailbox({
      ...server,
      onAuth: (auth, _session, callback) =>
        auth.password === typed
          ? callback(null, { user: auth.username })
          : callback(new Error('no')),
    });
    onTestFinished(mailbox.close);
    const SMTP_URL = `smtp://web:${typed}@127.0.0.1:${mailbox.port}?${inClear}`;
    const { failure } = await outcome(await start({ SMTP_URL }));
    expect(failure).toBeUndefined();
  },
);

it.each([
  ['p#ss', '# is %23'],
  ['12#ss', '# is %23'],
  ['p/ss', '/ is %2F'],
  ['p?ss', '? is %3F'],
  ['p%ss', '% is %25'],
])('refuses the password %s, and names the character', async (typed, named) => {
  const { failure } = await outcome(
    await start({ SMTP_URL: `smtp://web:${typed}@mail.example:587` }),
  );
  expect(failure?.message).toMatch(/^SMTP_URL must have user and password percent-encoded/u);
  expect(failure?.message).toContain(named);
});
