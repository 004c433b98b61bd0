import { readdirSync, readFileSync } from 'node:fs';
import type { Address, Bindings } from '../src/request/address.ts';
import { processEnvironment } from '../src/request/environment.ts';
import { entryImport, runFetch, twinPath, type RunFetch } from '../src/waku-internals.ts';
import { brokenExpectations } from './waku-expectations.ts';

// Renders a page with the built server, and fails the build where Waku isn't what the site relies on.

const dist = new URL('../dist/', import.meta.url);
const server = (await import(new URL('server/index.js', dist).href)) as Record<
  typeof runFetch,
  RunFetch<Bindings> | undefined
>;

async function render(kind: Address['kind'], path: string): Promise<string> {
  const address: Address = { kind, path, locale: 'fr', explicit: false, isPersonal: false };
  const request = new Request(`http://localhost${kind === 'rsc' ? twinPath(path) : path}`);
  const response = await server[runFetch]?.(processEnvironment, request, { address });
  return (await response?.text()) ?? '';
}

const document = await render('document', '/contact');
const twin = await render('rsc', '/contact');

const assets = new URL('public/assets/', dist);
const entryName = entryImport.exec(document)?.[1]?.split('/').at(-1);
const read = (names: string[]) =>
  names.map((name) => readFileSync(new URL(name, assets), 'utf8')).join('\n');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

const broken = brokenExpectations({
  server,
  document,
  twin,
  failedTwin: await render('rsc', '/services/no-such-service'),
  entry: read(scripts.filter((name) => name === entryName)),
  later: read(scripts.filter((name) => name !== entryName)),
});
for (const sentence of broken) console.error(sentence);
// The server keeps timers of its own.
process.exit(broken.length === 0 ? 0 : 1);
