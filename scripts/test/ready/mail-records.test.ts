import { expect, it } from 'vitest';
import { findMailProvider } from '../../ready/mail-providers.ts';
import { checkMailRecords, type Resolver } from '../../ready/mail-records.ts';

type Records = Readonly<Record<string, readonly string[]>>;

const good: Records = {
  'brightfield.vn': ['MS=ms1', 'v=spf1 include:_spf.google.com ~all'],
  'google._domainkey.brightfield.vn': ['v=DKIM1; k=rsa; p=MIIBIjAN'],
  '_dmarc.brightfield.vn': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@brightfield.vn'],
};

const resolver = (txt: Records): Resolver => ({
  txt: (name) => Promise.resolve([...(txt[name] ?? [])]),
  mx: (name) => Promise.resolve(name === 'brightfield.vn' ? ['smtp.google.com'] : []),
});

/** What is not as it should be. */
async function faults(
  txt: Records,
  {
    host = 'smtp-relay.gmail.com',
    domain = 'brightfield.vn',
    selector = '',
    to = 'brightfield.vn',
  } = {},
) {
  const sender = { domain, provider: findMailProvider(host), selector: selector || undefined };
  const findings = await checkMailRecords(resolver(txt), sender, [to]);
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level}: ${text}`);
}

it('finds nothing to say where SPF, DKIM, DMARC and MX are as they should be', async () => {
  expect(await faults(good)).toEqual([]);
});

it.each([
  ['no SPF record', { ...good, 'brightfield.vn': [] }, /missing: .*no SPF record/u],
  [
    'two SPF records',
    { ...good, 'brightfield.vn': ['v=spf1 include:_spf.google.com ~all', 'v=spf1 -all'] },
    /missing: .*2 SPF records/u,
  ],
  [
    'an SPF record for everybody',
    { ...good, 'brightfield.vn': ['v=spf1 +all'] },
    /lets everybody/u,
  ],
  [
    'an SPF record of another provider',
    { ...good, 'brightfield.vn': ['v=spf1 include:spf.brevo.com ~all'] },
    /lacks include:_spf.google.com \(Google Workspace\)/u,
  ],
  ['no DKIM key', { ...good, 'google._domainkey.brightfield.vn': [] }, /missing: no DKIM key/u],
  [
    'a DKIM key that was taken back',
    { ...good, 'google._domainkey.brightfield.vn': ['v=DKIM1; p='] },
    /missing: no DKIM key/u,
  ],
  ['no DMARC record', { ...good, '_dmarc.brightfield.vn': [] }, /missing: no DMARC record/u],
  [
    'a DMARC record that only watches',
    { ...good, '_dmarc.brightfield.vn': ['v=DMARC1; p=none'] },
    /advice: DMARC only watches/u,
  ],
  [
    'a DMARC record without a policy',
    { ...good, '_dmarc.brightfield.vn': ['v=DMARC1; rua=mailto:a@brightfield.vn'] },
    /missing: .*has no policy/u,
  ],
] as const)('tells of %s', async (_, records, expected) => {
  const [fault, ...others] = await faults(records);
  expect(fault).toMatch(expected);
  expect(others).toEqual([]);
});

it('takes the DMARC record of the organisation for a subdomain that sends', async () => {
  const records = {
    ...good,
    'mail.brightfield.vn': ['v=spf1 include:_spf.google.com ~all'],
    'google._domainkey.mail.brightfield.vn': ['v=DKIM1; p=MIIB'],
  };
  expect(await faults(records, { domain: 'mail.brightfield.vn' })).toEqual([]);
});

it('wants no SPF of the sender’s domain where the provider has its own return path', async () => {
  const host = 'smtp.postmarkapp.com';
  const records = { ...good, 'brightfield.vn': [], '2026pm._domainkey.brightfield.vn': ['p=MIIB'] };
  expect(await faults(records, { host, selector: '2026pm' })).toEqual([
    expect.stringMatching(/^advice: .*Postmark needs none/u),
  ]);
});

it('asks for the selector where every customer of the provider has another', async () => {
  const [fault] = await faults(good, { host: 'email-smtp.ap-southeast-1.amazonaws.com' });
  expect(fault).toMatch(/^missing: DKIM: set DKIM_SELECTOR/u);
});

it('tells of a domain that takes no mail', async () => {
  expect(await faults(good, { to: 'brightfeild.vn' })).toEqual([
    expect.stringMatching(/^missing: brightfeild.vn, .* no MX record/u),
  ]);
});
