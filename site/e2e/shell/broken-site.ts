import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';
import { answering } from '../../../scripts/processes.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const fault = new URL('./fault.ts', import.meta.url).href;

export interface BrokenSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** The built site with a fault in what its form needs (see fault.ts), on a port of its own. */
export async function brokenSite(): Promise<BrokenSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('node', ['--import', fault, 'dist/start/serve.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SITE_URL: url },
    stdio: 'ignore',
  });
  if (!(await answering(`${url}/healthz`, child))) throw new Error('The site did not start.');
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
