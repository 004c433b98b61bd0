import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnvFile } from '../env-file.ts';
import { productParts, root } from '../product.ts';
import { readPorts } from '../ports.ts';

let folder = '';
const before = { ...process.env };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...before };
});

it('reads .env for the whole product, but never over what the shell has set', () => {
  process.env['FORM_PORT'] = '4900';
  writeFileSync(
    join(folder, '.env'),
    'SITE_PORT=3900\nFORM_PORT=3901\nLEADS_TO=me@brightfield.vn\nHOST=0.0.0.0\nPORT=3999\n',
  );
  expect(readEnvFile(join(folder, '.env'))).toBe(true);
  const { form, site, urls } = productParts(readPorts(), false);
  expect(urls).toMatchObject({
    siteUrl: 'http://localhost:3900',
    formUrl: 'http://localhost:4900',
  });
  expect(form.env).toMatchObject({ PORT: '4900', LEADS_TO: 'me@brightfield.vn' });
  expect(site.env).toMatchObject({ PORT: '3900' });
});

it('needs no .env', () => {
  expect(readEnvFile(join(folder, '.env'))).toBe(false);
});

it('every part listens on this machine alone', () => {
  const { form, site } = productParts(readPorts(), false);
  expect([form.env?.['HOST'], site.env?.['HOST']]).toEqual(['127.0.0.1', '127.0.0.1']);
  // The mailbox listens nowhere else: it has no setting for it.
  const listening = readFileSync(`${root}scripts/mailbox.ts`, 'utf8').match(/\.listen\(.*\)/gu);
  expect(listening).toHaveLength(2);
  for (const call of listening ?? []) expect(call).toContain("'127.0.0.1'");
});

it('.env.example names each variable once, and shows it as it is by default', () => {
  const text = readFileSync(`${root}.env.example`, 'utf8');
  const names = [...text.matchAll(/^# ([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).not.toContain('PORT');
});
