import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentVariables } from '../../src/environment.ts';

interface Compose {
  services: Record<string, { environment?: Record<string, string> }>;
}

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const compose = (name: string) => (parse(file(name), { merge: true }) as Compose).services;

const services: Compose['services'] = {
  ...compose('docker-compose.yml'),
  'site on the web': compose('deploy/docker-compose.production.yml').site ?? {},
};

/** What the image sets for itself, its `ENV` line. */
const image = [...file('Dockerfile.site').matchAll(/(?<=^ENV.*)\b([A-Z_]+)=/gmu)].map(
  ([, name]) => name,
);

describe.each(['site', 'site-1', 'site-2', 'site on the web'] as const)(
  'the container %s',
  (name) => {
    it('is given exactly the variables that the site reads', () => {
      const given = [...image, ...Object.keys(services[name]?.environment ?? {})];
      expect(given.filter((key) => key !== 'NODE_ENV').sort()).toEqual(environmentVariables.sort());
    });
  },
);

it('the image starts the site as its package.json does', () => {
  const [, command = ''] = /^CMD (.*)$/mu.exec(file('Dockerfile.site')) ?? [];
  const { scripts } = JSON.parse(file('site/package.json')) as { scripts: { start: string } };
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
});
