import { expect, it } from 'vitest';
import { readEnvironment } from '../src/environment.ts';

const real = {
  DEPLOYMENT: 'production',
  SITE_URL: 'https://www.brightfield.vn',
  FORM_SERVICE_URL: 'https://forms.brightfield.vn',
};

it('starts in production with public addresses', () => {
  expect(readEnvironment(real)).toMatchObject(real);
});

it('starts anywhere else without any', () => {
  expect(readEnvironment({})).toMatchObject({ SITE_URL: 'http://localhost:3000' });
});

it('names in production each address that is left at its default, one line each', () => {
  expect(() => readEnvironment({ DEPLOYMENT: 'production' })).toThrow(
    /^SITE_URL names http:\/\/localhost:3000: .*\nFORM_SERVICE_URL names http:\/\/localhost:4000: .*$/u,
  );
});

it.each([
  'http://www.brightfield.vn',
  'https://www.sunfield.example',
  'https://example.com',
  'https://127.0.0.1',
  'https://[::1]:3000',
  'https://10.0.0.7',
  'https://site',
])('refuses %s in production', (address) => {
  expect(() => readEnvironment({ ...real, SITE_URL: address })).toThrow(/^SITE_URL names [^\n]*$/u);
});

it('has a line for each variable that is malformed', () => {
  expect(() => readEnvironment({ SITE_URL: 'www.brightfield.vn', DEPLOYMENT: 'live' })).toThrow(
    /DEPLOYMENT: .*\nSITE_URL: /u,
  );
});

it('takes the codes of search engines by name, and refuses what is none', () => {
  const read = (SITE_VERIFICATION: string) => readEnvironment({ SITE_VERIFICATION });
  expect(
    read('google-site-verification=a-b_c=, naver-site-verification=1').SITE_VERIFICATION,
  ).toEqual([
    { name: 'google-site-verification', content: 'a-b_c=' },
    { name: 'naver-site-verification', content: '1' },
  ]);
  expect(() => read('<meta name="x">')).toThrow(/^SITE_VERIFICATION: expected name=code/u);
});
