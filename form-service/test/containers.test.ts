import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { configVariables } from '../src/config-schema.ts';
import { timing } from '../src/time.ts';

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      read_only?: boolean;
      ports?: string[];
      stop_grace_period?: string;
      develop?: { watch: { action: string }[] };
    }
  >;
}

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const compose = (name: string) => (parse(file(name), { merge: true }) as Compose).services;
const services = compose('docker-compose.yml');
const onTheWeb = compose('deploy/docker-compose.production.yml');

/** What the image sets for itself, its `ENV` line. */
const image = Object.fromEntries(
  [...file('Dockerfile.form').matchAll(/(?<=^ENV.*)\b([A-Z_]+)=(\S+)/gmu)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** As Compose fills it in where nobody has set anything: `${NAME:-default}`, also inside another. */
function filled(environment: Record<string, string> = {}): Record<string, string> {
  const fill = (value: string): string => {
    const inner = value.replace(/\$\{\w+:-([^{}]*)\}/gu, '$1');
    return inner === value ? value : fill(inner);
  };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, fill(value)]),
  );
}

/** What Node itself and its packages read. */
const nodeVariables = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

/** What is tried out on a developer's machine is nothing to keep. */
const backups = ['BACKUP_DIR', 'BACKUP_KEEP'];

/** What a container is not given: a service that is alone counts for itself. */
const left = {
  form: ['REDIS_URL', ...backups],
  'form-1': backups,
  'form-2': backups,
  'form on the web': ['REDIS_URL'],
};

describe.each(Object.entries(left))('the container %s', (name, leftOut) => {
  const service = name === 'form on the web' ? onTheWeb['form'] : services[name];
  const environment = { ...image, ...filled(service?.environment) };

  it('is given variables that the service reads, and no others', () => {
    expect(Object.keys(environment).filter((key) => !configVariables.includes(key))).toEqual(
      nodeVariables,
    );
  });

  it('can be given every other variable that the service reads', () => {
    expect(configVariables.filter((key) => !(key in environment))).toEqual(leftOut);
  });
});

it.each(['form', 'form-1', 'form-2'])('the container %s starts with its defaults', (name) => {
  expect(() => readConfig({ ...image, ...filled(services[name]?.environment) })).not.toThrow();
});

it('the image starts the service as npm start does, with the same limits of memory', () => {
  const { scripts } = JSON.parse(file('form-service/package.json')) as {
    scripts: { start: string };
  };
  const [, command = ''] = /^CMD (.+)$/mu.exec(file('Dockerfile.form')) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start);
});

it.each([
  ['on one machine', services['form']],
  ['side by side', services['form-1']],
  ['on the web', onTheWeb['form']],
])('a container %s is given the time that the service takes to end', (_where, container) => {
  const grace = Number(/^(\d+)s$/u.exec(container?.stop_grace_period ?? '')?.[1]);
  expect(grace * 1000).toBeGreaterThan(timing.mail.closeTimeout + timing.close);
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

it('.env.example tells of every variable that the service reads, once', () => {
  const told = [...file('.env.example').matchAll(/^# ([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(told).toEqual([...new Set(told)]);
  // Those of one part alone stand in a sentence: `npm start` has a port for each part.
  const ofOnePart = ['DEPLOYMENT', 'HOST', 'PORT'];
  expect(configVariables.filter((name) => !told.includes(name))).toEqual(ofOnePart);
});

it('nobody outside this machine reads the mailbox', () => {
  const ports = services['mailbox']?.ports ?? [];
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/u);
});

it('the proxy keeps what is for operators inside', () => {
  const [, forms = ''] = file('deploy/nginx/default.conf').split('listen 4000;');
  const [, hidden = ''] = /location ~ (\S+) \{\s+return 404;/u.exec(forms) ?? [];
  const isHidden = (path: string) => new RegExp(hidden, 'u').test(path);
  expect(['/metrics', '/readyz'].filter((path) => !isHidden(path))).toEqual([]);
  expect(['/project-requests', '/challenge', '/healthz'].filter(isHidden)).toEqual([]);
});
