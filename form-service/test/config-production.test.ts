import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { translation } from '../../shared/test/support/translation.ts';

const real = {
  DEPLOYMENT: 'production',
  SITE_ORIGINS: 'https://www.brightfield.vn,https://brightfield.vn',
  SMTP_URL: 'smtp://apikey:Xk93-long-and-random@smtp.postmarkapp.com:587',
  MAIL_FROM: 'Website <website@brightfield.vn>',
  LEADS_TO: 'sales@brightfield.vn',
  DESK_URL: 'https://forms.brightfield.vn',
  DESK_SECRET: 'vQ7mXn2LrT9cZk4WbH8sJd6YpF3gAe5u',
  OUTLET_URL: 'https://crm.brightfield.vn/leads',
  OUTLET_SECRET: 'whsec_3mJ9sQpX1vT7cZk4WbH8sJd6YpF3gAe5uLrT9cZk4Wb=',
};

function refusal(overrides: Record<string, string>): string[] {
  try {
    readConfig({ ...real, ...overrides });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it('starts in production with real addresses and credentials', () => {
  expect(refusal({})).toEqual([]);
  expect(refusal({ SMTP_URL: 'smtp://relay:25' })).toEqual([]);
  expect(refusal({ DATABASE_URL: 'postgres://leads:0kRw2a9@localhost/leads' })).toEqual([]);
});

it.each([
  ['SITE_ORIGINS', 'http://localhost:3000'],
  ['SITE_ORIGINS', 'https://www.brightfield.vn,https://staging.brightfield.example'],
  ['SITE_ORIGINS', 'http://www.brightfield.vn'],
  ['SITE_ORIGINS', 'https://192.168.1.10'],
  ['SITE_ORIGINS', 'https://[::1]'],
  ['SITE_ORIGINS', 'https://site'],
  ['SMTP_URL', 'smtp://localhost:1025'],
  ['SMTP_URL', 'smtp://127.0.0.1'],
  ['SMTP_URL', 'smtps://apikey:Xk93@mail.example.com:465'],
  ['SMTP_URL', 'smtps://user:password@smtp.postmarkapp.com:465'],
  ['SMTP_URL', 'smtp://user:password@localhost:1025'],
  ['SMTP_URL', 'smtps://user:change%2Dme@smtp.postmarkapp.com:465'],
  ['MAIL_FROM', 'Website <website@sunfield.example>'],
  ['LEADS_TO', 'sales@brightfield.vn, boss@example.com'],
  ['LEADS_TO', 'root@localhost'],
  ['LEADS_TO', `sales@brightfield.vn; ${translation}: paris@sunfield.example`],
  ['DATABASE_URL', 'postgres://leads:leads@postgres:5432/leads'],
  ['REDIS_URL', 'redis://:secret@redis:6379'],
  ['ALTCHA_SECRET', 'x'.repeat(40)],
  ['OUTLET_URL', 'http://crm.brightfield.vn/leads'],
  ['OUTLET_SECRET', `whsec_${Buffer.alloc(32, 7).toString('base64')}`],
  ['DESK_URL', 'http://localhost:4000'],
  ['DESK_SECRET', 'only-for-this-machine-as-it-is-public'],
])('refuses %s=%s in production, in one line', (name, value) => {
  const [line, ...others] = refusal({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} .*\\(DEPLOYMENT=production\\)$`, 'u'));
  expect(others).toEqual([]);
});

it('has a line for each variable that is no good', () => {
  const lines = refusal({
    SITE_ORIGINS: 'http://localhost:3000',
    SMTP_URL: 'smtp://localhost:1025',
    MAIL_FROM: 'website@sunfield.example',
    LEADS_TO: 'sales@sunfield.example',
  });
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual([
    'SITE_ORIGINS',
    'SMTP_URL',
    'MAIL_FROM',
    'LEADS_TO',
  ]);
});

it('takes the same on a developer’s machine', () => {
  expect(refusal({ DEPLOYMENT: 'local', SITE_ORIGINS: 'http://localhost:3000' })).toEqual([]);
});

it('knows two kinds of deployment', () => {
  expect(refusal({ DEPLOYMENT: 'staging' })).toEqual([
    'DEPLOYMENT must be one of local, production',
  ]);
});
