import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, end, start, type Part } from '../../../scripts/processes.ts';
import { productParts } from '../../../scripts/product.ts';

/**
 * A product of a test's own, whose parts it may stop, kill and start again.
 * @param base the first of the four ports it takes
 * @param dev whether it runs as `npm run dev` does
 * @param formEnv what its form service is told beside
 */
export function ownProduct(base: number, dev = false, formEnv: NodeJS.ProcessEnv = {}) {
  const port = (offset: number) => ({ number: base + offset, part: '', variable: '' });
  const parts = productParts(
    { site: port(0), form: port(1), mailbox: port(2), smtp: port(3) },
    dev,
  );
  const database = join(mkdtempSync(join(tmpdir(), 'product-')), 'leads.db');
  const form: Part = {
    ...parts.form,
    env: {
      ...parts.form.env,
      DATABASE_URL: `file:${database}`,
      LOG_LEVEL: 'error',
      ...formEnv,
    },
  };
  const running = new Set<ChildProcess>();

  const up = async (part: Part, probe: string) => {
    const child = start({ ...part, quiet: true });
    running.add(child);
    if (!(await answering(probe, child))) throw new Error(`${part.name} did not start.`);
    return child;
  };

  return {
    urls: parts.urls,
    /** The file of its leads. */
    database,
    startSite: () => up(parts.site, `${parts.urls.siteUrl}/healthz`),
    startForm: () => up(form, `${parts.urls.formUrl}/healthz`),
    startMailbox: () => up(parts.mailbox, parts.urls.mailboxUrl),
    /** Ends a part as a crash does: at once, and without a word. */
    async kill(child: ChildProcess) {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
      running.delete(child);
    },
    async endAll() {
      await Promise.all([...running].map((child) => end(child)));
    },
  };
}
