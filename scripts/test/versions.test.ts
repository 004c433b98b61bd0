import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../product.ts';

const file = (name: string) => readFileSync(root + name, 'utf8');
const versionOf = (part: string) =>
  (JSON.parse(file(`${part}package.json`)) as { version: string }).version;

const version = versionOf('');

it('all parts are of one release', () => {
  expect(['shared/', 'site/', 'form-service/'].map(versionOf)).toEqual([version, version, version]);
});

it('the changelog tells of it', () => {
  expect(file('docs/changelog.md')).toContain(`\n## ${version} - `);
});

it('.env.production.example runs it', () => {
  expect(file('deploy/.env.production.example')).toContain(`\nVERSION=${version}\n`);
});

it.each(['form', 'site'])('the image of the %s is labelled with it', (part) => {
  expect(file(`Dockerfile.${part}`)).toMatch(
    /^ARG VERSION=.*\nLABEL [\s\S]*org\.opencontainers\.image\.version=\$VERSION/mu,
  );
});
