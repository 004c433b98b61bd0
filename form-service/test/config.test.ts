import { expect, it } from 'vitest';
import { ConfigError, readConfig, readStoreConfig } from '../src/config.ts';
import { testEnvironment } from './support/app.ts';

function linesFor(overrides: Record<string, string>): string[] {
  try {
    readConfig(testEnvironment(overrides));
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
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
  expect(() => readConfig({})).toThrow(ConfigError);
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
  ['RETENTION_DAYS', '1.5'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s', (name, value) => {
  const [line, ...others] = linesFor({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} must be `, 'u'));
  expect(others).toEqual([]);
});

it('reads lists', () => {
  const config = readConfig(
    testEnvironment({
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LEADS_TO: 'Sales <sales@example.com>, boss@example.com',
    }),
  );
  expect(config.TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  expect(config.LEADS_TO).toEqual([
    { name: 'Sales', address: 'sales@example.com' },
    { name: '', address: 'boss@example.com' },
  ]);
});

it('asks an operator for the store alone', () => {
  expect(readStoreConfig({ DATABASE_URL: 'postgres://localhost/leads' })).toEqual({
    DATABASE_URL: 'postgres://localhost/leads',
  });
});
