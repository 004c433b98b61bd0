import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configVariables, readConfig } from '../src/config.ts';

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      read_only?: boolean;
      develop?: { watch: { action: string }[] };
    }
  >;
}

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const { services } = parse(file('docker-compose.yml'), { merge: true }) as Compose;

/** What the image sets for itself, its `ENV` line. */
const image = Object.fromEntries(
  [...file('Dockerfile.form').matchAll(/(?<=^ENV.*)\b([A-Z_]+)=(\S+)/gmu)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** As Compose fills it in where nobody has set anything: `${NAME:-default}`. */
const filled = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/gu, '$1'),
    ]),
  );

/** What Node itself and its packages read. */
const nodeVariables = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

describe.each(['form', 'form-1', 'form-2'])('the container %s', (name) => {
  const environment = { ...image, ...filled(services[name]?.environment) };

  it('is given variables that the service reads, and no others', () => {
    expect(Object.keys(environment).filter((key) => !configVariables.includes(key))).toEqual(
      nodeVariables,
    );
  });

  it('can be given every variable that the service reads', () => {
    const scaleOnly = name === 'form' ? ['REDIS_URL'] : [];
    const missing = configVariables.filter((key) => !(key in environment));
    expect(missing).toEqual(scaleOnly);
  });

  it('starts with what it is given by default', () => {
    expect(() => readConfig(environment)).not.toThrow();
  });
});

it('the image starts the service as npm start does, with the same limits of memory', () => {
  const { scripts } = JSON.parse(file('form-service/package.json')) as {
    scripts: { start: string };
  };
  const [, command = ''] = /^CMD (.+)$/mu.exec(file('Dockerfile.form')) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
});

it('watching rebuilds what is read-only: Docker can copy nothing into it', () => {
  const watched = Object.values(services).filter(({ develop }) => develop);
  expect(watched).not.toEqual([]);
  for (const { read_only, develop } of watched)
    if (read_only)
      expect(develop?.watch.map(({ action }) => action)).not.toContainEqual(
        expect.stringContaining('sync'),
      );
});

it('.env.example tells of every variable that the service reads', () => {
  const told = [...file('.env.example').matchAll(/^# ([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(configVariables.filter((name) => !told.includes(name))).toEqual([]);
});
