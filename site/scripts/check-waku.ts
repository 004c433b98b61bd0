import { requestFor } from '../src/request/address.ts';
import { processEnvironment } from '../src/environment.ts';
import { runFetch, type RunFetch } from '../src/waku-internals.ts';
import { askedLocale, brokenExpectations } from './waku-expectations.ts';

// Renders a page with the built server, and fails the build where Waku isn't what the site relies on.

const dist = new URL('../dist/', import.meta.url);
const server = (await import(new URL('server/index.js', dist).href)) as Record<
  typeof runFetch,
  RunFetch | undefined
>;

async function render(path: string): Promise<string> {
  const address = { path, locale: askedLocale, explicit: false, isPersonal: false };
  const request = requestFor(`http://localhost${path}`, address);
  const response = await server[runFetch]?.(processEnvironment, request);
  return (await response?.text()) ?? '';
}

const broken = brokenExpectations({
  server,
  document: await render('/contact'),
});
for (const sentence of broken) console.error(sentence);
// The server keeps timers of its own.
process.exit(broken.length === 0 ? 0 : 1);
