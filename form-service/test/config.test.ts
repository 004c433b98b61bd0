import { expect, it } from 'vitest';
import { readConfig, readStoreConfig } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';
import { slipsIn } from '../src/config-slips.ts';
import { testEnvironment } from './support/app.ts';
import { localeValues } from '@sunfield/shared/locales';
import { translation } from '../../shared/test/support/translation.ts';

function linesFor(overrides: Record<string, string>): string[] {
  try {
    readConfig(testEnvironment(overrides));
  } catch (error) {
    if (error instanceof OperatorError) return error.message.split('\n');
  }
  return [];
}

it('needs four variables and has defaults for the others', () => {
  const { HOST, PORT, ...environment } = testEnvironment({});
  expect([HOST, PORT]).toBeDefined();
  expect(readConfig(environment)).toMatchObject({
    PORT: 4000,
    DATABASE_URL: 'file:data/leads.db',
    TRUST_PROXY: [],
    MAIL_FROM: { name: 'Sunfield website', address: 'website@sunfield.example' },
  });
});

it('has one line for each variable that is missing', () => {
  expect(() => readConfig({})).toThrow(OperatorError);
  const lines = linesFor({ SITE_ORIGINS: '', SMTP_URL: '', MAIL_FROM: ' ', LEADS_TO: '' });
  expect(lines.map((line) => line.split(' is required: ')[0])).toEqual([
    'SITE_ORIGINS',
    'SMTP_URL',
    'MAIL_FROM',
    'LEADS_TO',
  ]);
});

it.each([
  ['PORT', '65536'],
  ['PORT', '4e3'],
  ['SITE_ORIGINS', 'https://example.com/'],
  ['SITE_ORIGINS', 'https://example.com,*'],
  ['SITE_ORIGINS', 'javascript:alert(1)'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'nobody'],
  ['LEADS_TO', 'sales@example.com, nobody'],
  ['DATABASE_URL', 'mysql://localhost/leads'],
  ['REDIS_URL', 'http://localhost'],
  ['RATE_LIMIT_MAX', '0'],
  ['RATE_LIMIT_WINDOW', '-1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['DATABASE_URL', 'file://relative/leads.db'],
  ['RETENTION_DAYS', '1.5'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s', (name, value) => {
  const [line, ...others] = linesFor({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} must be `, 'u'));
  expect(others).toEqual([]);
});

it('names a % that stands for itself', () => {
  expect(linesFor({ SMTP_URL: 'smtp://web:100%@mail.example:587' })).toEqual([
    'SMTP_URL must have user and password percent-encoded (% is %25)',
  ]);
  expect(linesFor({ SMTP_URL: 'smtp://web:caf%E9@mail.example:587' })).toHaveLength(1);
  expect(linesFor({ SMTP_URL: 'smtp://web:100%25@mail.example:587' })).toEqual([]);
});

it.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['LEADS_PER_HUOR', 'LEADS_PER_HOUR'],
  ['RATE_LIMT_MAX', 'RATE_LIMIT_MAX'],
  ['LEADS_T0', 'LEADS_TO'],
  ['retention_days', 'RETENTION_DAYS'],
])('names what %s was meant to be', (name, meant) => {
  const { [meant]: value = '90', ...environment } = testEnvironment();
  const slip = `${name} is unknown: ${meant} may be meant`;
  expect(slipsIn({ ...environment, [name]: value })).toEqual([slip]);
});

it('names slips beside what is missing, and starts where nothing is', () => {
  const { SMTP_URL = '', ...environment } = testEnvironment();
  expect(() => readConfig({ ...environment, SMTP_ULR: SMTP_URL })).toThrow(
    /^SMTP_URL is required.*\nSMTP_ULR is unknown: SMTP_URL may be meant$/u,
  );
  // Another program's.
  const others = { REDIS_URI: 'redis://elsewhere' };
  expect(readConfig({ ...testEnvironment(), ...others })).toEqual(readConfig(testEnvironment()));
});

it('lets other variables of the machine alone', () => {
  const others = {
    HOME: '/root',
    HOSTNAME: 'form',
    SITE_URL: 'https://x.example',
    PWD: '/',
    LANG: 'C',
  };
  expect(slipsIn({ ...testEnvironment(), ...others })).toEqual([]);
});

it.each([
  ['smtp://web:p4ss@mail.example:587', 'local', 'smtp://web:p4ss@mail.example:587?requireTLS=true'],
  ['smtp://web:p%25@mail.example', 'local', 'smtp://web:p%25@mail.example?requireTLS=true'],
  ['smtp://relay:25', 'production', 'smtp://relay:25?requireTLS=true'],
  ['smtp://relay:25', 'local', 'smtp://relay:25'],
  ['smtp://relay:25?requireTLS=false', 'production', 'smtp://relay:25?requireTLS=false'],
  ['smtp://relay:25?ignoreTLS=true', 'production', 'smtp://relay:25?ignoreTLS=true'],
  ['smtps://web:p4ss@mail.example', 'production', 'smtps://web:p4ss@mail.example'],
])('asks for TLS: %s (%s) is %s', (SMTP_URL, DEPLOYMENT, expected) => {
  const real = {
    SITE_ORIGINS: 'https://www.brightfield.vn',
    MAIL_FROM: 'website@brightfield.vn',
    LEADS_TO: 'sales@brightfield.vn',
    // A mail server inside may have any name.
    SMTP_URL: SMTP_URL.replace('.example', '.brightfield.vn'),
  };
  const config = readConfig({ ...testEnvironment(), ...real, DEPLOYMENT });
  expect(config.SMTP_URL).toBe(expected.replace('.example', '.brightfield.vn'));
});

it('reads lists', () => {
  const config = readConfig(
    testEnvironment({
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LEADS_TO: 'Sales <sales@example.com>, boss@example.com',
    }),
  );
  expect(config.TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  expect(config.LEADS_TO).toEqual({
    others: [
      { name: 'Sales', address: 'sales@example.com' },
      { name: '', address: 'boss@example.com' },
    ],
    rules: [],
  });
});

it.each([
  [
    `${translation}: paris@x.example`,
    'needs an address without a rule, for the leads that no rule fits',
  ],
  [
    'a@x.example; xx: b@x.example',
    `has a rule for "xx", which is no language: ${localeValues.join(', ')}`,
  ],
  [
    'a@x.example; interest metaverse: b@x.example',
    expect.stringMatching(/^has a rule for "metaverse", which is no interest: blockchain, /u),
  ],
  [
    `a@x.example; ${translation}: nobody`,
    expect.stringMatching(/^must be addresses .+ \(wrong: \w+: nobody\)$/u),
  ],
  [
    `a@x.example; ${translation}:`,
    expect.stringMatching(/^must be addresses .+ \(wrong: \w+:\)$/u),
  ],
  ['a@x.example b@x.example', expect.stringMatching(/^must be addresses /u)],
])('refuses recipients such as %s in one line', (LEADS_TO, problem: unknown) => {
  const [line = '', ...others] = linesFor({ LEADS_TO });
  expect(line).toMatch(/^LEADS_TO /u);
  expect(line.slice('LEADS_TO '.length)).toEqual(problem);
  expect(others).toEqual([]);
});

it('takes the desk’s address and secret together, or none of them', () => {
  const desk = { DESK_URL: 'https://forms.example.com', DESK_SECRET: 'x'.repeat(32) };
  expect(linesFor(desk)).toEqual([]);
  expect(linesFor({ DESK_URL: desk.DESK_URL })).toEqual([
    'DESK_SECRET is required: DESK_URL is set',
  ]);
  expect(linesFor({ DESK_SECRET: desk.DESK_SECRET, PORT: 'x' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'DESK_URL is required: DESK_SECRET is set',
  ]);
  expect(linesFor({ ...desk, DESK_URL: 'https://forms.example.com/desk' })).toEqual([
    expect.stringMatching(/^DESK_URL must be the public origin of this service/u),
  ]);
});

it('asks an operator for the store alone', () => {
  expect(readStoreConfig({ DATABASE_URL: 'postgres://localhost/leads' })).toEqual({
    DATABASE_URL: 'postgres://localhost/leads',
  });
});
