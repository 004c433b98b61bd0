import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../product.ts';
import { checkConfiguration } from '../../ready/configuration.ts';

const real = {
  VERSION: '1.2.0',
  SITE_URL: 'https://www.brightfield.vn',
  REDIRECTED_URLS: 'https://brightfield.vn',
  FORM_SERVICE_URL: 'https://forms.brightfield.vn',
  SMTP_URL: 'smtp://apikey:Xk93@smtp.postmarkapp.com:587',
  MAIL_FROM: 'Website <website@brightfield.vn>',
  LEADS_TO: 'sales@brightfield.vn',
  DESK_SECRET: 'nhL0Gkq2vT8wYx5Jc1Rz7Bd4Fm9Ps6Ua',
};

const lines = (overrides: Record<string, string>) =>
  checkConfiguration({ ...real, ...overrides }, '1.2.0')
    .findings.filter(({ level }) => level !== 'ok')
    .map(({ level, text }) => `${level}: ${text}`);

it('finds nothing to say of a configuration that is whole', () => {
  expect(lines({})).toEqual([]);
  expect(checkConfiguration(real, '1.2.0').config?.SITE_ORIGINS).toEqual([real.SITE_URL]);
});

it('says of .env.production.example, left as it is, all that has to be filled in', () => {
  const example = parseEnv(readFileSync(`${root}deploy/.env.production.example`, 'utf8'));
  const told = (variables: typeof example) =>
    checkConfiguration(variables, String(example['VERSION'])).findings.map(
      ({ level, text }) => `${level}: ${text.split(' ', 1)[0] ?? ''}`,
    );
  expect(told(example)).toContain('missing: DESK_SECRET');
  expect(told({ ...example, DESK_SECRET: real.DESK_SECRET })).toEqual(
    [
      'SITE_URL',
      'FORM_SERVICE_URL',
      'SITE_ORIGINS',
      'DESK_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'LEADS_TO',
    ].map((name) => `missing: ${name}`),
  );
});

it('says what both parts refuse', () => {
  expect(lines({ SITE_URL: 'http://localhost:3000', LEADS_TO: '', REDIRECTED_URLS: '' })).toEqual([
    expect.stringMatching(/^missing: SITE_URL names http:\/\/localhost:3000/u),
    expect.stringMatching(/^missing: LEADS_TO is required/u),
    expect.stringMatching(/^advice: REDIRECTED_URLS leaves https:\/\/www\.localhost out/u),
  ]);
});

it('says where the address with or without www leads nowhere', () => {
  expect(lines({ REDIRECTED_URLS: '' })).toEqual([
    'advice: REDIRECTED_URLS leaves https://brightfield.vn out: who types it in finds nothing',
  ]);
});

it('says where another release runs than the one that is checked out', () => {
  expect(lines({ VERSION: '1.1.0' })).toEqual([
    'advice: VERSION is 1.1.0, but 1.2.0 is checked out',
  ]);
});
