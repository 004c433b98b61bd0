import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../product.ts';

interface Service {
  image?: string;
  ports?: string[];
  environment?: Record<string, string>;
  networks?: { default: { ipv4_address: string } };
  read_only?: boolean;
  cap_drop?: string[];
  restart?: string;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  healthcheck?: object;
  build?: { dockerfile: string };
}

const file = (name: string) => readFileSync(root + name, 'utf8');
const text = file('deploy/docker-compose.production.yml');
const servicesOf = (compose: string) =>
  (parse(compose, { merge: true }) as { services: Record<string, Service> }).services;
const services = servicesOf(text);

it('lets in 80 and 443, through Caddy alone', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['caddy']);
  expect(services['caddy']?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
});

it.each(['docker-compose.yml', 'deploy/docker-compose.watch.yml'])(
  'what %s publishes answers on this machine alone',
  (name) => {
    const ports = Object.values(servicesOf(file(name))).flatMap((service) => service.ports ?? []);
    expect(ports).not.toEqual([]);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  },
);

it('has a real mail server or none', () => {
  expect(text).not.toMatch(/mailpit|mailbox/iu);
});

it.each(Object.entries(services))('%s is limited, watched and started again', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    restart: 'unless-stopped',
    mem_limit: expect.stringMatching(/^\d+m$/u) as string,
    logging: { options: { 'max-size': '10m', 'max-file': '5' } },
  });
  const image = service.build ? file(service.build.dockerfile) : '';
  expect(service.healthcheck ?? /^HEALTHCHECK /mu.exec(image)).toBeTruthy();
});

it('the form service believes Caddy, and nobody else, who a visitor is', () => {
  const address = services['caddy']?.networks?.default.ipv4_address;
  expect(address).toMatch(/^\$\{NETWORK:-172\.30\.58\}\.\d+$/u);
  expect(services['form']?.environment?.['TRUST_PROXY']).toBe(address);
});

it('Caddy passes on what visitors and the desk need, and nothing of the inside', () => {
  const [, passed = ''] = /@public path (.*)/u.exec(file('deploy/caddy/Caddyfile')) ?? [];
  expect(passed.split(' ')).toEqual([
    '/project-requests',
    '/challenge',
    '/healthz',
    '/desk/*',
    '/requests',
    '/requests/*',
  ]);
});

it('.env.production.example tells of every variable that the file reads', () => {
  const read = new Set([...text.matchAll(/\$\{([A-Z\d_]+)/gu)].map(([, name]) => name));
  const told = [...file('deploy/.env.production.example').matchAll(/^(?:# )?([A-Z\d_]+)=/gmu)];
  const names = told.map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect([...read].filter((name) => !names.includes(name))).toEqual([]);
});

it.each([
  ['sunfield-site', 'site'],
  ['sunfield-form', 'form-service'],
])(
  'without Docker %s starts as npm run start -w %s does, and listens to this machine alone',
  (unit, part) => {
    const service = file(`deploy/systemd/${unit}.service`);
    const { scripts } = JSON.parse(file(`${part}/package.json`)) as { scripts: { start: string } };
    expect(service).toContain(`ExecStart=/srv/sunfield/node_modules/node/bin/${scripts.start}\n`);
    expect(service).toContain('DEPLOYMENT=production');
    expect(service).toContain('HOST=127.0.0.1');
    expect(service).toMatch(/^(?:User=sunfield|DynamicUser=yes)$/mu);
  },
);

it('without Docker the form service believes the Caddy beside it', () => {
  expect(file('deploy/systemd/sunfield-form.service')).toContain('TRUST_PROXY=127.0.0.1\n');
  // Each place where the containers' names are has another for this machine.
  const places = [...file('deploy/caddy/Caddyfile').matchAll(/\{\$(\w+_UPSTREAM):tcp4\//gu)];
  expect(places).toHaveLength(2);
  for (const [, name = ''] of places)
    expect(file('deploy/systemd/caddy.conf')).toMatch(
      new RegExp(`${name}=127\\.0\\.0\\.1:\\d+`, 'u'),
    );
});
